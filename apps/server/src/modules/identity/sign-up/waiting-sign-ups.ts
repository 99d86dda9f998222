import type { SignUp } from '@overtone/domain/contract/sign-in';
import type { Milliseconds } from '@overtone/domain/units';
import { and, asc, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { signUps, users } from '../../../database/tables/identity.ts';
import { PROOF_MS } from '../mailed/mailed-proofs.ts';
import { makeToken, tokenHash } from '../mailed/mailed-token.ts';

/** How long the link of a sign-up works. */
const SIGN_UP_LINK_MS: Milliseconds = PROOF_MS['confirm-email'];

/** A sign-up whose address nobody has confirmed yet. */
export type WaitingSignUp = typeof signUps.$inferSelect;

/** Keeps a sign-up beside any others that name the same address, and gives the token of its link. */
export async function keepSignUp(transaction: Database, asked: SignUp, now: Date): Promise<string> {
  const token = makeToken();
  await transaction
    .insert(signUps)
    .values({ ...asked, tokenHash: tokenHash(token), createdAt: now, expiresAt: linkEnd(now) });
  return token;
}

/** Gives the sign-up another link; the one before it ends. */
export async function renewSignUpLink(
  transaction: Database,
  { id }: WaitingSignUp,
  now: Date,
): Promise<string> {
  const token = makeToken();
  await transaction
    .update(signUps)
    .set({ tokenHash: tokenHash(token), expiresAt: linkEnd(now) })
    .where(eq(signUps.id, id));
  return token;
}

/** The sign-up that a link belongs to; undefined when the link no longer works. */
export async function signUpOf(
  database: Database,
  token: string,
  now: Date,
): Promise<WaitingSignUp | undefined> {
  const isIt = and(eq(signUps.tokenHash, tokenHash(token)), gt(signUps.expiresAt, now));
  const [found] = await database.select().from(signUps).where(isIt);
  return found;
}

/** The last sign-up with an address, also when its link is too old; undefined where the address is confirmed. */
export async function newestSignUp(
  database: Database,
  email: string,
): Promise<WaitingSignUp | undefined> {
  const confirmed = database
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.email, email), users.emailVerified));
  const [newest] = await database
    .select()
    .from(signUps)
    .where(and(eq(signUps.email, email), notExists(confirmed)))
    .orderBy(desc(signUps.createdAt))
    .limit(1);
  return newest;
}

/**
 * Ends every sign-up with the address, and says whether this one was still among them: of two links that are used at once,
 * the second finds nothing.
 */
export async function takeSignUp(
  transaction: Database,
  { id, email }: WaitingSignUp,
): Promise<boolean> {
  const waiting = await transaction
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(asc(signUps.id))
    .for('update');
  await transaction.delete(signUps).where(eq(signUps.email, email));
  return waiting.some((one) => one.id === id);
}

function linkEnd(now: Date): Date {
  return new Date(now.getTime() + SIGN_UP_LINK_MS);
}
