import { parse } from 'hono/utils/cookie';
import { cookieName, SESSION_COOKIE } from '../../../access/session-cookie.ts';
import { readSignedToken } from './session-token.ts';

/** What the token of a request is read with. */
export interface CarriedTokenOptions {
  readonly authSecret: string;
  readonly isHttps: boolean;
}

const BEARER = /^bearer +(?<token>\S+)$/iu;

/**
 * The token of the sign-in that a request comes with, by cookie or as a bearer token; undefined where this server signed none.
 * It may be of a sign-in that has ended.
 */
export function carriedToken(
  headers: Headers,
  { authSecret, isHttps }: CarriedTokenOptions,
): string | undefined {
  const sessionCookie = cookieName(SESSION_COOKIE, isHttps);
  const bearer = BEARER.exec(headers.get('authorization') ?? '')?.groups?.['token'];
  const signed = bearer ?? parse(headers.get('cookie') ?? '', sessionCookie)[sessionCookie] ?? '';
  return readSignedToken(signed, authSecret);
}
