import type { ProviderSettings } from '../modules/identity/provider-settings.ts';
import type { Variables } from './variables.ts';

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
