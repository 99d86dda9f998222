import type { Milliseconds } from '@overtone/domain/units';
import type { DatabaseConnection } from '../database/connection.ts';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { appliedMigrations, knownMigrations } from '../database/migration-hashes.ts';
import { claimedKey } from '../secrets/key-claim.ts';
import { claimedPaymentAccount } from '../modules/billing/provider-account/payment-account.ts';

/** What a database says of itself. */
export interface DatabaseFacts {
  /** As PostgreSQL counts: 180004 is 18.4. */
  readonly version: number;
  readonly isEncrypted: boolean;
  /** Hashes of the migrations that it has seen. */
  readonly applied: readonly string[];
  /** Hashes of the migrations of this program. */
  readonly known: readonly string[];
  /** Fingerprint of the key that it was used with; undefined where none is known. */
  readonly keyFingerprint: string | undefined;
  /** The payment account that the customers in it belong to; undefined where none is known. */
  readonly paymentAccount: string | undefined;
  /** How far its clock is ahead of this machine's. */
  readonly clockAheadMs: Milliseconds;
}

/**
 * Asks a database about itself; `now` is the calendar's time. Nothing is changed.
 *
 * @throws the driver's error when the database does not answer.
 */
export async function databaseFacts(
  { database, pool }: Pick<DatabaseConnection, 'database' | 'pool'>,
  now: () => Date,
): Promise<DatabaseFacts> {
  const client = await pool.connect();
  try {
    const before = now().getTime();
    const { rows } = await client.query<{ version: number; at: Date; ssl: boolean | null }>(
      `select current_setting('server_version_num')::int as version, clock_timestamp() as at,
        (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as ssl`,
    );
    const after = now().getTime();
    const [row] = rows;
    if (row === undefined) throw new Error('The database gave an empty answer.');
    const applied = await appliedMigrations(client);
    const known = knownMigrations(MIGRATIONS_FOLDER);
    const isUpToDate = applied.length >= known.length;
    return {
      version: row.version,
      isEncrypted: row.ssl === true,
      applied,
      known,
      keyFingerprint: isUpToDate ? await claimedKey(database) : undefined,
      paymentAccount: isUpToDate ? await claimedPaymentAccount(database) : undefined,
      clockAheadMs: row.at.getTime() - (before + after) / 2,
    };
  } finally {
    client.release();
  }
}
