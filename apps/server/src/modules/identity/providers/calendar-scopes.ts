import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';

/** What each provider calls the permission to read a calendar and nothing else. */
export const CALENDAR_SCOPES: Readonly<Record<SignInProvider, string>> = {
  google: 'https://www.googleapis.com/auth/calendar.events.readonly',
  microsoft: 'Calendars.Read',
};

/** Whether the scopes that a provider granted, as kept with a credential, let its calendar be read. */
export function hasCalendarScope(provider: SignInProvider, scope: string | null): boolean {
  const wanted = CALENDAR_SCOPES[provider].toLowerCase();
  // Microsoft may answer with the whole address of a scope, https://graph.microsoft.com/Calendars.Read.
  return (scope ?? '')
    .split(/[,\s]+/u)
    .some(
      (granted) => granted.toLowerCase() === wanted || granted.toLowerCase().endsWith(`/${wanted}`),
    );
}

/** What is asked for, beyond a sign-in, where a calendar is to be read while the person is away. */
export function calendarConsent(provider: SignInProvider): {
  readonly scopes: readonly string[];
  readonly additionalParams?: Readonly<Record<string, string>>;
} {
  const scope = CALENDAR_SCOPES[provider];
  return provider === 'google'
    ? {
        scopes: [scope],
        additionalParams: {
          access_type: 'offline',
          include_granted_scopes: 'true',
          // Google gives a refresh token only with a consent that is asked for anew.
          prompt: 'consent',
        },
      }
    : { scopes: ['offline_access', scope] };
}
