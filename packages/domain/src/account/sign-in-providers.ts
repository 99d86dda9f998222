/** Whose accounts people may sign in with, and whose calendars they may connect. */
export const SIGN_IN_PROVIDERS = ['google', 'microsoft'] as const;

/** Google or Microsoft. */
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** The providers by the names that people know. */
export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
};
