import { SIGN_IN_PROVIDERS } from '@overtone/domain/account/sign-in-providers';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { signInMethodSchema } from '@overtone/domain/contract/sign-in';
import type { z } from 'zod';
import type { Member } from '../../../access/person.ts';
import type { Database } from '../../../database/connection.ts';
import { isAlive } from '../../../database/sign-in-rows.ts';
import { credentials, signIns } from '../../../database/tables/identity.ts';
import { MOST_SIGN_INS } from './most-sign-ins.ts';
import { hasCalendarScope } from '../providers/calendar-scopes.ts';

/** Where the person is signed in at `now`, the newest first. Tokens stay in the database. */
export async function listSignIns(database: Database, member: Member, now: Date) {
  const rows = await database
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, member.id), isAlive(now)))
    .orderBy(desc(signIns.createdAt))
    .limit(MOST_SIGN_INS);
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
