import { ACCOUNT_HEADER } from '@overtone/domain/contract/account-header';
import type { Host } from '../platform/host.ts';

/**
 * Asks the server for one account alone: where somebody else has signed in since, on another page of the same browser, the
 * server answers as it does to nobody, and neither account hears of the other's.
 *
 * @param person Id of the account.
 */
export function forAccount(host: Pick<Host, 'fetch'>, person: string): Pick<Host, 'fetch'> {
  return {
    fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set(ACCOUNT_HEADER, person);
      return host.fetch(path, { ...init, headers });
    },
  };
}
