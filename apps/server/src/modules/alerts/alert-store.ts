import { inArray, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connection.ts';
import { alerts } from '../../database/tables/alerts.ts';
import type { StandingAlert } from './standing.ts';

/** Where the alerts that stand are kept. */
export interface AlertStore {
  readonly read: () => Promise<readonly StandingAlert[]>;
  /** Replaces them by what `change` makes of them; nobody else changes them meanwhile. */
  readonly update: (
    change: (standing: readonly StandingAlert[]) => readonly StandingAlert[],
  ) => Promise<void>;
}

/** Kept in the database, for all servers on it. */
export function alertStore(database: Database): AlertStore {
  const [lockClass, lock] = ADVISORY_LOCKS.alerts;
  return {
    read: () => database.select().from(alerts).orderBy(alerts.since),
    update: (change) =>
      database.transaction(async (transaction) => {
        await transaction.execute(
          sql`select pg_advisory_xact_lock(${lockClass}::int, ${lock}::int)`,
        );
        const before = await transaction.select().from(alerts);
        const after = change(before);
        const names = before.map(({ name }) => name);
        if (names.length > 0) await transaction.delete(alerts).where(inArray(alerts.name, names));
        if (after.length > 0) await transaction.insert(alerts).values([...after]);
      }),
  };
}

/** Kept in this process alone, for what is wrong with the database itself. */
export function ownAlertStore(): AlertStore {
  let standing: readonly StandingAlert[] = [];
  return {
    read: () => Promise.resolve(standing),
    update(change) {
      standing = change(standing);
      return Promise.resolve();
    },
  };
}
