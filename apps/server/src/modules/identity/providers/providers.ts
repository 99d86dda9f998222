import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import { refreshAccessToken } from '@better-auth/core/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type {
  GoogleSettings,
  MicrosoftSettings,
} from '../../../environment/provider-environment.ts';

const SIGN_IN_SCOPES = ['openid', 'profile', 'email'];
/** Accounts of every kind: personal, work, school. */
const MICROSOFT_TENANT = 'common';

/**
 * Google, through the general OpenID client: the library's own Google knows no other token address than Google's, and
 * this one checks the signature of what it is told against the keys that the provider publishes.
 */
export function googlePlugin({ clientId, clientSecret, discoveryUrl }: GoogleSettings) {
  return genericOAuth({
    config: [
      {
        providerId: 'google' satisfies SignInProvider,
        clientId,
        clientSecret,
        discoveryUrl,
        scopes: SIGN_IN_SCOPES,
        requireIdTokenVerification: true,
      },
    ],
  });
}

/** Microsoft. No photo is asked for, and a renewed token keeps every permission that was given. */
export function microsoftProvider({ clientId, clientSecret, authority }: MicrosoftSettings) {
  return {
    clientId,
    clientSecret,
    authority,
    tenantId: MICROSOFT_TENANT,
    disableProfilePhoto: true,
    disableDefaultScope: true,
    scope: SIGN_IN_SCOPES,
    // The library would name the scopes of the sign-in, and the provider would drop the calendar's.
    refreshAccessToken: (refreshToken: string) =>
      refreshAccessToken({
        refreshToken,
        options: { clientId, clientSecret },
        tokenEndpoint: `${authority}/${MICROSOFT_TENANT}/oauth2/v2.0/token`,
      }),
  };
}
