import { eq } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { users } from './tables/identity.ts';

/**
 * What the holder of an account keeps away until the transaction ends: `key share` its deletion alone, `no key update` also
 * others who ask for the same, `update` also every row that would name it.
 */
export type AccountHold = 'key share' | 'no key update' | 'update';

/**
 * Keeps an account from being deleted until the transaction ends; false where it is gone. A transaction that writes more
 * than one row about a person holds the account first: a deletion does so too, and neither waits for the other with
 * something in its hands that the other needs.
 */
export async function holdAccount(
  transaction: Database,
  userId: string,
  hold: AccountHold,
): Promise<boolean> {
  const held = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for(hold);
  return held.length > 0;
}
