import { type AccountApi, createAccountApi } from '@overtone/client/account/account-api';
import { type AccountStore, createAccountStore } from '@overtone/client/account/account-store';
import { keepMemberMark } from '@overtone/client/account/member-mark';
import {
  createSecondFactorApi,
  type SecondFactorApi,
} from '@overtone/client/account/second-factor-api';
import type { Host } from '@overtone/client/platform/host';
import { CALM_CHANGE_MS, calmly } from '@overtone/client/safety/calm-changes';
import { calmDetails } from '@overtone/client/safety/calm-details';
import { createBrowserHost } from '../platform/browser-host.ts';
import { unregisterServiceWorkers } from '../platform/service-workers.ts';
import { showTheme } from '../theme/document-theme.ts';
import { createThemeStore, type ThemeStore } from '../theme/theme-choice.ts';

/** What every page of the account begins with. Visits here are nobody's statistics. */
export interface AccountBoot {
  readonly host: Host;
  readonly theme: ThemeStore;
  readonly root: HTMLElement;
  readonly api: AccountApi;
  readonly factors: SecondFactorApi;
  readonly account: AccountStore;
  readonly query: URLSearchParams;
}

/** Prepares a page of the account; no old service worker stays in its way. */
export function bootAccount(): AccountBoot {
  const host = createBrowserHost();
  const theme = createThemeStore(host.storage);
  theme.$choice.subscribe(calmly(showTheme, host, CALM_CHANGE_MS));
  calmDetails(document, host);
  void unregisterServiceWorkers(host.log);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to be drawn into.');
  const api = createAccountApi(host);
  const factors = createSecondFactorApi(host);
  const query = new URLSearchParams(location.search);
  const account = createAccountStore(api, host);
  keepMemberMark(account.$who, host.storage);
  return { host, theme, root, api, factors, account, query };
}
