import type { Milliseconds } from '@overtone/domain/units';
import { and, eq, gt, or } from 'drizzle-orm';
import type { Member } from '../../../access/person.ts';
import type { Database } from '../../../database/connection.ts';
import { emailChanges } from '../../../database/tables/identity.ts';
import { makeToken, tokenHash } from '../mailed/mailed-token.ts';

/** How long both ends may take to agree. */
const EMAIL_CHANGE_MS: Milliseconds = 24 * 60 * 60_000;

/** A change of address that was asked for and waits for both ends. */
export type EmailChange = typeof emailChanges.$inferSelect;

/** Which mailbox a link was mailed to. */
export type ChangeEnd = 'old' | 'new';

/** The tokens of both links. */
export type ChangeTokens = Readonly<Record<ChangeEnd, string>>;

/** Keeps what the person asks for, in place of what they asked for before, whose links end. */
export async function keepEmailChange(
  transaction: Database,
  { id: userId, signInId }: Member,
  email: string,
  now: Date,
): Promise<ChangeTokens> {
  const tokens = { old: makeToken(), new: makeToken() };
  const row = {
    userId,
    signInId,
    email,
    oldTokenHash: tokenHash(tokens.old),
    newTokenHash: tokenHash(tokens.new),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_MS),
  };
  await transaction
    .insert(emailChanges)
    .values(row)
    .onConflictDoUpdate({ target: emailChanges.userId, set: row });
  return tokens;
}

/** The change that a person waits for; undefined when there is none, or its time is over. */
export async function emailChangeOf(
  database: Database,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [found] = await database
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return found;
}

/** The change that a link belongs to, and the end that it was mailed to; undefined when it no longer works. */
export async function emailChangeBy(
  database: Database,
  token: string,
  now: Date,
): Promise<{ readonly change: EmailChange; readonly end: ChangeEnd } | undefined> {
  const hash = tokenHash(token);
  const { oldTokenHash, newTokenHash, expiresAt } = emailChanges;
  const [change] = await database
    .select()
    .from(emailChanges)
    .where(and(or(eq(oldTokenHash, hash), eq(newTokenHash, hash)), gt(expiresAt, now)));
  return change && { change, end: change.oldTokenHash === hash ? 'old' : 'new' };
}

/** Writes down that one end agrees, and gives the change as it is then; undefined when it was stopped meanwhile. */
export async function agree(
  transaction: Database,
  { change, end }: { readonly change: EmailChange; readonly end: ChangeEnd },
  now: Date,
): Promise<EmailChange | undefined> {
  const [agreed] = await transaction
    .update(emailChanges)
    .set(end === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now })
    .where(isSame(change))
    .returning();
  return agreed;
}

/** Ends a change that waits; false when it had ended. */
export async function dropEmailChange(
  transaction: Database,
  change: EmailChange,
): Promise<boolean> {
  const dropped = await transaction.delete(emailChanges).where(isSame(change)).returning();
  return dropped.length > 0;
}

/** Ends whatever change a person waits for. */
export async function dropEmailChangeOf(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** The same request, and not one that took its place. */
function isSame({ userId, oldTokenHash }: EmailChange) {
  return and(eq(emailChanges.userId, userId), eq(emailChanges.oldTokenHash, oldTokenHash));
}
