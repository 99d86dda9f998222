import type { AccountApi } from '@overtone/client/account/account-api';
import type { CalendarStore } from '@overtone/client/calendar/calendar-store';
import {
  PROVIDER_NAMES,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '@overtone/domain/account/sign-in-providers';
import { goTo } from '../go-to.ts';

/** A calendar that the page's address asks to connect. */
export interface ConnectByAddress {
  /** Connects it, if there is one, and takes the wish out of the address. */
  readonly begin: (calendar: Pick<CalendarStore, 'connectProvider'>) => void;
  /** Leads to the provider's page; whoever comes back from there without consent is not led there again. */
  readonly askForConsent: (
    provider: SignInProvider,
    calendar: Pick<CalendarStore, 'complain'>,
  ) => Promise<void>;
}

/** Reads the wish: `?connect=google`, and after the provider's page `?allowed=google`. */
export function connectByAddress({
  api,
  query,
}: {
  readonly api: Pick<AccountApi, 'allowCalendar'>;
  readonly query: URLSearchParams;
}): ConnectByAddress {
  const wanted = providerIn(query, 'connect');
  const allowed = providerIn(query, 'allowed');
  return {
    begin(calendar) {
      const provider = allowed ?? wanted;
      if (provider === undefined) return;
      history.replaceState(null, '', `${location.pathname}${location.hash}`);
      void calendar.connectProvider(provider);
    },
    async askForConsent(provider, calendar) {
      if (provider === allowed) {
        calendar.complain(
          `${PROVIDER_NAMES[provider]} did not allow access to the calendar. Connect it again, and allow the calendar on its page.`,
        );
        return;
      }
      const page = await api.allowCalendar({
        provider,
        callbackURL: `/account?allowed=${provider}#calendar`,
        errorCallbackURL: '/account#calendar',
      });
      if (page.ok) goTo(page.value);
      else calendar.complain(page.reason.sentence);
    },
  };
}

function providerIn(query: URLSearchParams, name: string): SignInProvider | undefined {
  const value = query.get(name);
  return SIGN_IN_PROVIDERS.find((provider) => provider === value);
}
