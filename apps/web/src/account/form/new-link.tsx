import type { AccountApi } from '@overtone/client/account/account-api';
import { useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { ActionButton } from './action-button.tsx';
import { Outcome } from './outcome.tsx';

const WORDS = ACCOUNT_WORDS.unconfirmed;

/** Mails the link that confirms an address once more. */
export function NewLink({
  api,
  email,
}: {
  readonly api: Pick<AccountApi, 'mailConfirmationLink'>;
  readonly email: string;
}) {
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <Outcome isSmall>{WORDS.sent}</Outcome>
  ) : (
    <ActionButton
      text={WORDS.again}
      ask={() => api.mailConfirmationLink(email)}
      onDone={() => setSent(true)}
    />
  );
}
