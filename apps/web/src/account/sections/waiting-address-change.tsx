import type { AccountApi } from '@overtone/client/account/account-api';
import type { Account } from '@overtone/domain/contract/account';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { ActionButton } from '../form/action-button.tsx';
import { dayWords } from './day-words.ts';

const WORDS = ACCOUNT_WORDS.address;

/** A change of address that was asked for: what each mailbox has said, and stopping it. */
export function WaitingAddressChange({
  api,
  from,
  change: { email, isOldConfirmed, isNewConfirmed, expiresAt },
  onReload,
}: {
  readonly api: Pick<AccountApi, 'stopEmailChange'>;
  readonly from: string;
  readonly change: NonNullable<Account['emailChange']>;
  readonly onReload: () => void;
}) {
  const ends = [
    [from, isOldConfirmed],
    [email, isNewConfirmed],
  ] as const;
  return (
    <section
      aria-label="Change of address"
      className="grid gap-3 border-l-2 border-accent bg-well px-4 py-3 text-small"
    >
      <output className="grid gap-1">
        <span>{WORDS.waiting}</span>
        {ends.map(([address, hasAgreed]) => (
          <span key={address} className="wrap-anywhere">
            <span className="font-semibold">{address}</span>:{' '}
            {hasAgreed ? WORDS.agreed : WORDS.asked}
          </span>
        ))}
      </output>
      <p className="text-muted">{WORDS.until(dayWords(expiresAt))}</p>
      <ActionButton text={WORDS.stop} tone="quiet" ask={api.stopEmailChange} onDone={onReload} />
    </section>
  );
}
