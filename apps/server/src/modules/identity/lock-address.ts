import { sql } from 'drizzle-orm';
import { ADDRESS_LOCK_CLASS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connection.ts';

/** Waits until nobody else is about to take this address, and keeps them waiting until the transaction ends. */
export async function lockAddress(transaction: Database, email: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${ADDRESS_LOCK_CLASS}::int, hashtext(${email}))`,
  );
}
