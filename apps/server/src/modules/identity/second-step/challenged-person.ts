import { and, eq, gt } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { cookieName } from '../../../access/session-cookie.ts';
import { verifications } from '../../../database/tables/identity.ts';
import type { Identity } from '../identity.ts';
import { CHALLENGE_COOKIE } from '../library/set-cookie.ts';
import { readSignedToken } from '../signed-in/session-token.ts';

/** Whose password was right in the sign-in that a request goes on with; undefined when there is none, or it took too long. */
export async function challengedPerson(
  { transactions, now, siteOrigin, authSecret }: Identity,
  headers: Headers,
): Promise<string | undefined> {
  const name = cookieName(CHALLENGE_COOKIE, siteOrigin.startsWith('https:'));
  const signed = parse(headers.get('cookie') ?? '', name)[name];
  const identifier = signed && readSignedToken(signed, authSecret);
  if (!identifier) return undefined;
  const isIt = and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now()));
  const [challenge] = await transactions.database.select().from(verifications).where(isIt);
  return challenge?.value;
}
