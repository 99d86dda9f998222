import { OPERATOR } from '@overtone/domain/account/audit-acts';
import { normaliseEmail } from '@overtone/domain/contact/email';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { type AccountRole, users } from '../database/tables/identity.ts';
import { endSignInsOf } from '../database/sign-in-rows.ts';
import { writeAudit } from './audit.ts';

/** Gives the account with this address a role; false when there is no such account. */
export function setRole(
  database: Database,
  email: string,
  role: AccountRole,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ role })
      .where(eq(users.email, normaliseEmail(email)))
      .returning({ id: users.id });
    if (user === undefined) return false;
    const entry =
      role === 'admin'
        ? ({ act: 'grant-admin', words: 'Made an admin.' } as const)
        : ({ act: 'revoke-admin', words: 'No longer an admin.' } as const);
    await writeAudit(transaction, { actor: OPERATOR, subject: user.id, ...entry }, now);
    return true;
  });
}

/** Signs the account with this address out everywhere, and says how many sign-ins there were; undefined without one. */
export function signOutEverywhere(
  database: Database,
  email: string,
  now: Date,
): Promise<number | undefined> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, normaliseEmail(email)));
    if (user === undefined) return undefined;
    const ended = await endSignInsOf(transaction, user.id);
    const words = endedWords(ended);
    await writeAudit(
      transaction,
      { actor: OPERATOR, act: 'end-sign-ins', subject: user.id, words },
      now,
    );
    return ended;
  });
}

/** What ending so many sign-ins is called in the audit log. */
export function endedWords(ended: number): string {
  const many = ended === 1 ? 'One sign-in was' : `${ended} sign-ins were`;
  return ended === 0
    ? 'There was no sign-in to end. Links in mails no longer work.'
    : `${many} ended, on every device. Links in mails no longer work.`;
}
