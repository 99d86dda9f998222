import { deviceWords } from '@overtone/domain/device/device-words';
import type { Seconds } from '@overtone/domain/units';
import { eq } from 'drizzle-orm';
import { getCookie, setCookie } from 'hono/cookie';
import { signIns, users } from '../../../database/tables/identity.ts';
import type { RequestContext } from '../../../http/server-context.ts';
import type { Identity } from '../identity.ts';
import { begunToken } from '../library/set-cookie.ts';

/** The cookie that remembers which accounts a browser has signed in to. */
export const BROWSER_COOKIE = 'overtone_browser';

/** The longest that browsers keep a cookie. */
const KEPT_SECONDS: Seconds = 400 * 24 * 60 * 60;

/**
 * Marks this browser as one that the person has signed in with, and tells them by mail when it was not one before; `answer`
 * is the sign-in library's, with a sign-in or without. Nobody hears of the sign-in that an account begins with: `began` is
 * when the request did.
 */
export async function noteBrowser(
  context: RequestContext,
  identity: Identity,
  answer: Response,
  began?: Date,
): Promise<void> {
  const user = await signedInBy(identity, answer);
  if (user === undefined) return;
  const { marks, limiters, mails, now, siteOrigin } = identity;
  const carried = carriedMarks(context, siteOrigin);
  const prefix = cookiePrefix(siteOrigin);
  setCookie(context, BROWSER_COOKIE, marks.withMark(carried, user.id), {
    path: '/',
    maxAge: KEPT_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    ...(prefix && { secure: true, prefix }),
  });
  const isFirst = began === undefined || user.createdAt >= began;
  if (isFirst || marks.has(carried, user.id)) return;
  const { isAllowed } = await limiters.newBrowsers.take(user.id);
  if (!isAllowed) return;
  const device = deviceWords(context.req.header('user-agent') ?? '');
  await mails.tellNewBrowser(user, `${device}, ${timeWords(now(), user.timeZone)}`);
}

/** The marks that a browser carries of the accounts that have signed in there. */
export function carriedMarks(context: RequestContext, siteOrigin: string): string {
  return getCookie(context, BROWSER_COOKIE, cookiePrefix(siteOrigin)) ?? '';
}

function cookiePrefix(siteOrigin: string): 'host' | undefined {
  return siteOrigin.startsWith('https:') ? 'host' : undefined;
}

/** Whom an answer of the sign-in library signs in; undefined where it signs nobody in. */
async function signedInBy(identity: Identity, answer: Response) {
  const token = begunToken(identity, answer);
  if (token === undefined) return undefined;
  const [found] = await identity.transactions.database
    .select({
      id: users.id,
      email: users.email,
      createdAt: users.createdAt,
      timeZone: users.timeZone,
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(eq(signIns.token, token));
  return found;
}

function timeWords(time: Date, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(time)} (${timeZone})`;
}
