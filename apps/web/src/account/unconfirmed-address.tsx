import type { AccountApi } from '@overtone/client/account/account-api';
import { useState } from 'react';
import { ActionButton } from './action-button.tsx';

/** Says that an address is still to be confirmed, and sends the mail again. */
export function UnconfirmedAddress({
  api,
  email,
}: {
  readonly api: Pick<AccountApi, 'mailConfirmation'>;
  readonly email: string;
}) {
  const [isSent, setSent] = useState(false);
  return (
    <section
      aria-label="Your address"
      className="mb-8 grid gap-3 border-l-2 border-accent bg-well px-4 py-3 text-small"
    >
      <p>
        Please confirm that <span className="font-semibold">{email}</span> is yours, with the link
        in the mail that we sent. Everything works until then but calendars, further ways to sign in
        and changing the address.
      </p>
      {isSent ? (
        <output>The mail is on its way again.</output>
      ) : (
        <ActionButton
          text="Send the mail again"
          tone="quiet"
          ask={api.mailConfirmation}
          onDone={() => setSent(true)}
        />
      )}
    </section>
  );
}
