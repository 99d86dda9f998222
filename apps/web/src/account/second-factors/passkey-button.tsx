import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { ActionButton } from '../form/action-button.tsx';
import { signInByPasskey } from './passkey-ceremony.ts';

/** Signing in with a passkey instead of a password. */
export function PasskeyButton({
  api,
  onSignedIn,
}: {
  readonly api: SecondFactorApi;
  readonly onSignedIn: (user: SignedIn) => void;
}) {
  return (
    <ActionButton
      isWide
      text={ACCOUNT_WORDS.passkey.signIn}
      ask={() => signInByPasskey(api)}
      onDone={onSignedIn}
    />
  );
}
