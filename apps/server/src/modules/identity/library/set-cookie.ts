import { parse } from 'hono/utils/cookie';
import { cookieName, SESSION_COOKIE } from '../../../access/session-cookie.ts';
import type { Identity } from '../identity.ts';
import { readSignedToken } from '../signed-in/session-token.ts';

type Parts = Pick<Identity, 'siteOrigin' | 'authSecret'>;

/** Name of the cookie that carries a sign-in from the password to the code; over HTTPS it has a prefix. */
export const CHALLENGE_COOKIE = 'auth.two_factor';

/** The token of the sign-in that an answer of the sign-in library begins; undefined where it begins none. */
export function begunToken(identity: Parts, answer: Response): string | undefined {
  return setTo(identity, answer, SESSION_COOKIE);
}

/** What a sign-in that waits for its code is known by, where an answer of the sign-in library begins one. */
export function begunChallenge(identity: Parts, answer: Response): string | undefined {
  return setTo(identity, answer, CHALLENGE_COOKIE);
}

function setTo({ siteOrigin, authSecret }: Parts, answer: Response, cookie: string) {
  const name = cookieName(cookie, siteOrigin.startsWith('https:'));
  const signed = answer.headers
    .getSetCookie()
    .map((text) => parse(text.split(';', 1)[0] ?? '', name)[name])
    .findLast((value) => value !== undefined);
  return readSignedToken(signed ?? '', authSecret);
}
