import { z } from 'zod';
import type { TestDatabase } from './test-database.ts';

const rowSchema = z.object({ waiting: z.number() });

/** How many connections to the database wait for what another one has locked. */
export async function waitingForLocks({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowSchema.parse(rows[0]).waiting;
}
