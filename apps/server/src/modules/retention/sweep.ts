import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connection.ts';
import { isExpired, RETENTION_RULES, type RetentionRule } from './retention-rules.ts';

/** Rows that one statement deletes at most, so that nobody waits long for what it locks. */
const BATCH_ROWS = 5_000;

/**
 * Deletes what is no longer kept and says how many rows that were. Of servers that sweep one database at the same time,
 * the first does the work and the others find nothing to do.
 */
export async function sweep(
  database: Database,
  now: Date,
  rules: readonly RetentionRule[] = RETENTION_RULES,
  batchRows = BATCH_ROWS,
): Promise<number> {
  let swept = 0;
  for (const rule of rules) {
    let deleted: number;
    do {
      deleted = await sweepBatch(database, rule, now, batchRows);
      swept += deleted;
    } while (deleted === batchRows);
  }
  return swept;
}

function sweepBatch(
  database: Database,
  rule: RetentionRule,
  now: Date,
  batchRows: number,
): Promise<number> {
  const [lockClass, lock] = ADVISORY_LOCKS.retention;
  return database.transaction(async (transaction) => {
    const [turn] = await transaction
      .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${lockClass}::int, ${lock}::int)` })
      .from(sql`(values (1)) as one`);
    if (turn?.isOurs !== true) return 0;
    const batch = sql`select ctid from ${rule.table} where ${isExpired(rule, now)} limit ${batchRows}`;
    const deleted = await transaction
      .delete(rule.table)
      .where(sql`${rule.table}.ctid = any(array(${batch}))`)
      .returning({ one: sql`1` });
    return deleted.length;
  });
}
