import type { AccountApi } from '@overtone/client/account/account-api';
import type { Account } from '@overtone/domain/contract/account';
import { useState } from 'react';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { AddressChangeForm } from './address-change-form.tsx';
import { WaitingAddressChange } from './waiting-address-change.tsx';

const WORDS = ACCOUNT_WORDS.address;

export interface AddressPartProps {
  readonly api: Pick<AccountApi, 'changeEmail' | 'stopEmailChange'>;
  readonly account: Account;
  /** Reads the account again. */
  readonly onReload: () => void;
}

/** The account's address, and moving to another one. */
export function AddressPart({ api, account, onReload }: AddressPartProps) {
  const [before] = useState(account.email);
  return (
    <>
      <p className="wrap-anywhere">
        {account.email}{' '}
        <span className="text-small text-muted">
          {account.emailVerified ? '(confirmed)' : '(not confirmed yet)'}
        </span>
      </p>
      {account.email !== before && <output className="text-small">{WORDS.done}</output>}
      {account.emailVerified &&
        (account.emailChange === null ? (
          <AddressChangeForm key={account.email} api={api} account={account} onAsked={onReload} />
        ) : (
          <WaitingAddressChange
            api={api}
            from={account.email}
            change={account.emailChange}
            onReload={onReload}
          />
        ))}
    </>
  );
}
