import { randomUUID } from 'node:crypto';
import type { Seconds } from '@overtone/domain/units';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { RequestContext } from '../../http/server-context.ts';

/** The cookie by which a visitor's free personalizations are counted. It is set with the first one, and means no more. */
export const VISITOR_COOKIE = 'overtone_quota';

const ONE_YEAR_S: Seconds = 365 * 24 * 60 * 60;

/** Knows visitors again by a cookie that only this server can have signed. */
export interface VisitorCookie {
  /** The visitor's id; undefined where there is no cookie, or one that was changed. */
  readonly read: (context: RequestContext) => Promise<string | undefined>;
  /** Has the answer keep the id for another year. */
  readonly write: (context: RequestContext, visitorId: string) => Promise<void>;
}

/** Makes the cookie of a server with this key. */
export function visitorCookie(key: string, isHttps: boolean): VisitorCookie {
  return {
    read: async (context) =>
      (await getSignedCookie(context, key, VISITOR_COOKIE, isHttps ? 'host' : undefined)) ||
      undefined,
    write: (context, visitorId) =>
      setSignedCookie(context, VISITOR_COOKIE, visitorId, key, {
        path: '/',
        maxAge: ONE_YEAR_S,
        httpOnly: true,
        sameSite: 'Lax',
        ...(isHttps && { secure: true, prefix: 'host' }),
      }),
  };
}

/** An id for a visitor who has none. */
export const newVisitorId = (): string => randomUUID();
