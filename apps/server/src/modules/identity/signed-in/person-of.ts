import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Person, type PersonOf, VISITOR } from '../../../access/person.ts';
import type { Database } from '../../../database/connection.ts';
import { signIns, users } from '../../../database/tables/identity.ts';
import { holds, oldestAlive } from '../../../database/sign-in-rows.ts';
import { carriedToken, type CarriedTokenOptions } from './carried-token.ts';
import { PROLONG_SECONDS, SIGN_IN_SECONDS } from './session-token.ts';

/** What a person is recognised with. */
export interface PersonOfOptions extends CarriedTokenOptions {
  readonly database: Database;
  /** The calendar's time. */
  readonly now: () => Date;
}

/**
 * Recognises people by their cookie or bearer token. A request without either costs nothing. What the database says
 * holds at once: a sign-in that was ended elsewhere is nobody's, nor is any of an account that is suspended.
 */
export function personOf({ database, now, authSecret, isHttps }: PersonOfOptions): PersonOf {
  // Asked at nearly every request, so the statement is put together once.
  const signInBy = database
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      emailVerified: users.emailVerified,
      signInId: signIns.id,
      expiresAt: signIns.expiresAt,
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(
      and(
        eq(signIns.token, sql.placeholder('token')),
        isNull(users.suspendedAt),
        holds(sql.placeholder('time'), sql.placeholder('oldest')),
      ),
    )
    .prepare('sign_in_by_token');
  return async (headers): Promise<Person> => {
    const token = carriedToken(headers, { authSecret, isHttps });
    if (token === undefined) return VISITOR;
    const time = now();
    const [found] = await signInBy.execute({ token, time, oldest: oldestAlive(time) });
    if (found === undefined) return VISITOR;
    const { expiresAt, ...member } = found;
    const prolonged = new Date(time.getTime() + SIGN_IN_SECONDS * 1000);
    // A sign-in that is not to be remembered ends within a day, and is left to.
    const isRemembered = expiresAt.getTime() > time.getTime() + PROLONG_SECONDS * 1000;
    if (isRemembered && prolonged.getTime() - expiresAt.getTime() > PROLONG_SECONDS * 1000) {
      await database
        .update(signIns)
        .set({ expiresAt: prolonged, updatedAt: time })
        .where(eq(signIns.id, found.signInId));
    }
    return { kind: 'member', ...member };
  };
}
