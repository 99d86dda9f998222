import { createAccountApi } from '@overtone/client/account/account-api';
import { createAccountStore } from '@overtone/client/account/account-store';
import { createSecondFactorApi } from '@overtone/client/account/second-factor-api';
import type { Host } from '@overtone/client/platform/host';
import { createThemeStore } from '../../theme/theme-choice.ts';
import type { AccountBoot } from '../boot-account.ts';

/** What a page of the account begins with, on this host and at an address with this query. */
export function fakeBoot(host: Host, query: Readonly<Record<string, string>> = {}): AccountBoot {
  const api = createAccountApi(host);
  return {
    host,
    api,
    theme: createThemeStore(host.storage),
    root: document.body,
    factors: createSecondFactorApi(host),
    account: createAccountStore(api, host),
    query: new URLSearchParams(query),
  };
}
