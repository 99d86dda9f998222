import type { AccountApi } from '@overtone/client/account/account-api';
import { useState } from 'react';
import { ActionButton } from '../form/action-button.tsx';
import { Outcome } from '../form/outcome.tsx';

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
        in the email we sent. Until then everything works except calendars, other ways to sign in
        and changing the address.
      </p>
      {isSent ? (
        <Outcome>We have sent the email again.</Outcome>
      ) : (
        <ActionButton
          text="Send the email again"
          tone="quiet"
          ask={api.mailConfirmation}
          onDone={() => setSent(true)}
        />
      )}
    </section>
  );
}
