import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seconds } from '@overtone/domain/units';

/** How long a sign-in lasts after it was last used. */
export const SIGN_IN_SECONDS: Seconds = 30 * 24 * 60 * 60;

/** A sign-in that is used is prolonged at most this often. */
export const PROLONG_SECONDS: Seconds = 24 * 60 * 60;

/**
 * A sign-in's token as a client carries it, in the cookie or as a bearer token: signed, so that what lies in the database
 * alone signs nobody in. The form is the sign-in library's.
 */
export function signedToken(token: string, authSecret: string): string {
  return `${token}.${signatureOf(token, authSecret).toString('base64')}`;
}

/** The token that a client carries; undefined when this server did not sign it. */
export function readSignedToken(signed: string, authSecret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, Math.max(0, dot));
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const right = signatureOf(token, authSecret);
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

function signatureOf(token: string, authSecret: string): Buffer {
  return createHmac('sha256', authSecret).update(token).digest();
}
