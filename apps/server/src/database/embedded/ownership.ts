import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { ADVISORY_LOCKS } from '../advisory-locks.ts';

/** A held claim on a data folder; ending it lets another server take the folder. */
export interface Ownership {
  readonly end: () => Promise<void>;
  /** Resolves once the claim is gone, whoever ended it: with it goes PostgreSQL, or the connection to it. */
  readonly gone: Promise<void>;
}

const ATTEMPTS = 20;
const PAUSE_MS = 100;

/**
 * Claims the embedded database for this process. The claim is a session lock in the database itself, so it ends with
 * the process however that ends, and no file can go stale. A short wait, a number of `attempts`, covers a predecessor that
 * is just going.
 *
 * @returns undefined when another server holds the claim.
 * @throws the driver's error when the database cannot be reached.
 */
export async function claimOwnership(
  connectionString: string,
  attempts = ATTEMPTS,
): Promise<Ownership | undefined> {
  const client = new Client({ connectionString, application_name: 'overtone owner' });
  // A lost connection ends the claim.
  client.on('error', () => undefined);
  const gone = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
  });
  await client.connect();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1, $2) as held',
      [...ADVISORY_LOCKS.dataFolder],
    );
    if (rows[0]?.held === true) return { end: () => client.end(), gone };
    if (attempt + 1 < attempts) await delay(PAUSE_MS);
  }
  await client.end();
  return undefined;
}
