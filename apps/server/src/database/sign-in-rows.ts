import type { Seconds } from '@overtone/domain/units';
import { and, eq, gt, type Placeholder, type SQL } from 'drizzle-orm';
import type { Member } from '../access/person.ts';
import type { Database } from './connection.ts';
import { holdAccount } from './hold-account.ts';
import { isProofOf } from './is-proof-of.ts';
import { signIns, verifications } from './tables/identity.ts';

/** How long a sign-in lasts at most, however often it is used. */
const SIGN_IN_LIFE_SECONDS: Seconds = 180 * 24 * 60 * 60;

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

/** Ends every open proof of a person: mailed links, and what was begun at a provider to connect it to the account. */
export async function endProofsOf(transaction: Database, userId: string): Promise<void> {
  await lockProofs(transaction, userId);
  await transaction.delete(verifications).where(isProofOf(userId));
}

/** Until the transaction ends, nobody else uses or ends a proof of this person. */
export async function lockProofs(transaction: Database, userId: string): Promise<void> {
  await holdAccount(transaction, userId, 'update');
}

/**
 * Keeps a sign-in, and the account that it is of, until the transaction ends; false where it is gone. Whoever writes what
 * names the sign-in holds it first: its end changes the same rows.
 */
export async function holdSignIn(
  transaction: Database,
  { id, signInId }: Pick<Member, 'id' | 'signInId'>,
): Promise<boolean> {
  await holdAccount(transaction, id, 'key share');
  const held = await transaction
    .select({ id: signIns.id })
    .from(signIns)
    .where(eq(signIns.id, signInId))
    .for('key share');
  return held.length > 0;
}

/** Ends every sign-in of a person, and every open proof, and says how many sign-ins there were. */
export async function endSignInsOf(transaction: Database, userId: string): Promise<number> {
  await endProofsOf(transaction, userId);
  const ended = await transaction
    .delete(signIns)
    .where(eq(signIns.userId, userId))
    .returning({ id: signIns.id });
  return ended.length;
}
