import type { Variables } from './variables.ts';

/** Who the server is at Google. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the provider's OpenID configuration. */
  readonly discoveryUrl: string;
}

/** Who the server is at Microsoft. */
export interface MicrosoftSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of the provider's addresses. */
  readonly authority: string;
}

/** The providers that the operator configured. */
export interface ProviderSettings {
  readonly google: GoogleSettings | undefined;
  readonly microsoft: MicrosoftSettings | undefined;
}

/** Where people may sign in with an account that they have elsewhere. */
export function providerSettings(env: Variables): ProviderSettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_DISCOVERY_URL } = env;
  const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_AUTHORITY } = env;
  return {
    google:
      GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            discoveryUrl: GOOGLE_DISCOVERY_URL,
          },
    microsoft:
      MICROSOFT_CLIENT_ID === undefined || MICROSOFT_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientId: MICROSOFT_CLIENT_ID,
            clientSecret: MICROSOFT_CLIENT_SECRET,
            authority: MICROSOFT_AUTHORITY.replace(/\/+$/u, ''),
          },
  };
}
