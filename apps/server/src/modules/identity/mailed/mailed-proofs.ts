import { randomUUID } from 'node:crypto';
import type { Milliseconds } from '@overtone/domain/units';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { lockProofs } from '../../../database/sign-in-rows.ts';
import { verifications } from '../../../database/tables/identity.ts';
import { makeToken, tokenHash } from './mailed-token.ts';

/** How long each kind of mailed link works. */
export const PROOF_MS = {
  'confirm-email': 24 * 60 * 60_000,
  'reset-password': 60 * 60_000,
} as const satisfies Record<string, Milliseconds>;

/** What a mailed link is good for. */
export type ProofPurpose = keyof typeof PROOF_MS;

/** Makes a token that proves, when it comes back, that somebody reads the person's mail. Only its hash is kept. */
export async function issueProof(
  database: Database,
  purpose: ProofPurpose,
  userId: string,
  now: Date,
): Promise<string> {
  const token = makeToken();
  await database.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(purpose, token),
    value: userId,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + PROOF_MS[purpose]),
  });
  return token;
}

/** Whose token this is, which goes on working; undefined when it is unknown, used or too old. */
export async function proofOwner(
  database: Database,
  purpose: ProofPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await database
    .select()
    .from(verifications)
    .where(isProof(purpose, token, now));
  return found?.value;
}

/**
 * Uses a token up and says whose it was; undefined when it is unknown, used or too old. Until the transaction ends, no other
 * proof of that person is used: of two links opened at once, the second finds what the first has left.
 */
export async function useProof(
  transaction: Database,
  purpose: ProofPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const owner = await proofOwner(transaction, purpose, token, now);
  if (owner === undefined) return undefined;
  await lockProofs(transaction, owner);
  const isIt = isProof(purpose, token, now);
  const [proof] = await transaction.delete(verifications).where(isIt).returning();
  return proof?.value;
}

function isProof(purpose: ProofPurpose, token: string, now: Date): SQL | undefined {
  const isIt = eq(verifications.identifier, identifierOf(purpose, token));
  return and(isIt, gt(verifications.expiresAt, now));
}

function identifierOf(purpose: ProofPurpose, token: string): string {
  return `${purpose}:${tokenHash(token)}`;
}
