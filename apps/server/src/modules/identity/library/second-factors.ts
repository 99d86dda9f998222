import { isIP } from 'node:net';
import { passkey } from '@better-auth/passkey';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { newBackupCodes } from '../second-step/backup-codes.ts';
import { PASSKEY_UNVERIFIED } from './auth-failure.ts';

/** Codes of an authenticator app after the password. */
export function codePlugin() {
  return twoFactor({
    issuer: PRODUCT_NAME,
    // Whoever signs in without a password has shown in another way that it is them before the library is asked.
    allowPasswordless: true,
    backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
  });
}

/** Passkeys, which sign in by themselves: each has to make sure who holds the device, and to know the account by itself. */
export function passkeyPlugin(siteOrigin: string, origins: readonly string[]) {
  const { hostname } = new URL(siteOrigin);
  const isVerified = (userVerified: boolean) => {
    if (!userVerified) throw new APIError('BAD_REQUEST', { code: PASSKEY_UNVERIFIED });
  };
  return passkey({
    // No passkey is made for a bare address; a computer's own is known by name.
    rpID: isIP(hostname.replaceAll(/[[\]]/gu, '')) === 0 ? hostname : 'localhost',
    rpName: PRODUCT_NAME,
    origin: [...origins],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      // The guard has seen to it that somebody is signed in, and who they are was confirmed; the library would ask for
      // a sign-in of today beside the password.
      requireSession: false,
      afterVerification: ({ verification: { registrationInfo } }) =>
        isVerified(registrationInfo?.userVerified === true),
    },
    authentication: {
      afterVerification: ({ verification: { authenticationInfo } }) =>
        isVerified(authenticationInfo.userVerified),
    },
  });
}
