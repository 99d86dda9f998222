import { type SQL, sql } from 'drizzle-orm';
import { namedIn } from './named-in.ts';
import { verifications } from './tables/identity.ts';

/** Rows that a person's open proofs are: mailed links, and what was begun at a provider. */
export function isProofOf(userId: string): SQL {
  return sql`${namedIn(verifications.value)} @> array[${userId}]::text[]`;
}
