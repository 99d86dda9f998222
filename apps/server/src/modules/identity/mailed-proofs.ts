import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Milliseconds } from '@overtone/domain/units';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { verifications } from '../../database/tables/identity.ts';

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
  const token = randomBytes(24).toString('base64url');
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

/** Uses a token up and says whose it was; undefined when it is unknown, used or too old. */
export async function useProof(
  database: Database,
  purpose: ProofPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [proof] = await database
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(purpose, token)),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning();
  return proof?.value;
}

function identifierOf(purpose: ProofPurpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;
}
