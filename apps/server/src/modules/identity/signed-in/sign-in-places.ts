import { normaliseEmail } from '@overtone/domain/contact/email';
import { SIGN_IN_PROVIDERS } from '@overtone/domain/account/sign-in-providers';
import { and, asc, desc, eq, gt, ne, type Placeholder, type SQL } from 'drizzle-orm';
import type { signInMethodSchema } from '@overtone/domain/contract/sign-in';
import type { z } from 'zod';
import type { Member } from '../../../access/person.ts';
import type { Database } from '../../../database/connection.ts';
import { credentials, signIns, users } from '../../../database/tables/identity.ts';
import { hasCalendarScope } from '../providers/calendar-scopes.ts';
import { endProofsOf } from '../mailed/mailed-proofs.ts';
import { SIGN_IN_LIFE_SECONDS } from './session-token.ts';

/** Whether a sign-in holds at `now`: it was used lately, and is not older than any may get. */
export function isAlive(now: Date): SQL | undefined {
  return holds(now, oldestAlive(now));
}

/** The same for a statement that is prepared before the time is known; `oldest` is {@link oldestAlive} of it. */
export function holds(now: Date | Placeholder, oldest: Date | Placeholder): SQL | undefined {
  return and(gt(signIns.expiresAt, now), gt(signIns.createdAt, oldest));
}

/** Since when a sign-in must have been made to hold at `now`. */
export function oldestAlive(now: Date): Date {
  return new Date(now.getTime() - SIGN_IN_LIFE_SECONDS * 1000);
}

/** Where the person is signed in at `now`, the newest first. Tokens stay in the database. */
export async function listSignIns(database: Database, member: Member, now: Date) {
  const rows = await database
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, member.id), isAlive(now)))
    .orderBy(desc(signIns.createdAt));
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent ?? '',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    isCurrent: row.id === member.signInId,
  }));
}

/** Ends one sign-in of the person; one that is not theirs stays. */
export async function endSignIn(database: Database, member: Member, id: string): Promise<void> {
  await database.delete(signIns).where(and(eq(signIns.userId, member.id), eq(signIns.id, id)));
}

/** Ends every sign-in of the person but the one that asks. */
export async function endOtherSignIns(database: Database, member: Member): Promise<void> {
  await database
    .delete(signIns)
    .where(and(eq(signIns.userId, member.id), ne(signIns.id, member.signInId)));
}

/**
 * Ends every sign-in of the account with this address, and every open proof, and says how many sign-ins there were; undefined
 * without such an account.
 */
export async function endSignInsOf(database: Database, email: string): Promise<number | undefined> {
  const [user] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normaliseEmail(email)));
  if (user === undefined) return undefined;
  await endProofsOf(database, user.id);
  const ended = await database
    .delete(signIns)
    .where(eq(signIns.userId, user.id))
    .returning({ id: signIns.id });
  return ended.length;
}

/** A way in which a person can sign in. */
export type SignInMethod = z.infer<typeof signInMethodSchema>;

/** Ways in which a person can sign in, the oldest first. */
export async function listSignInMethods(
  database: Database,
  userId: string,
): Promise<SignInMethod[]> {
  const rows = await database
    .select()
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(asc(credentials.createdAt));
  return rows.map(({ id, providerId, scope, createdAt }) => {
    const provider = SIGN_IN_PROVIDERS.find((known) => known === providerId);
    return {
      id,
      kind: provider ?? ('password' as const),
      createdAt: createdAt.toISOString(),
      hasCalendar: provider !== undefined && hasCalendarScope(provider, scope),
    };
  });
}
