import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { ACCOUNT_WORDS } from '../../content/account.ts';

/** The way out of choosing a new password. */
export function BackToSignIn() {
  return (
    <p className="text-small">
      <a href="/sign-in" className={TEXT_LINK}>
        {ACCOUNT_WORDS.signIn.back}
      </a>
    </p>
  );
}
