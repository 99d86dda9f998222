import { escapeIdentifier, type Pool } from 'pg';
import { connectDatabase } from '../../database/connection.ts';
import type { RowCounts } from './backup-file.ts';
import { checkBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import { storedTables } from './stored-tables.ts';

/** How a backup was tried: restored and counted; or only read to its end, where no database may be made. */
export type Trial = 'restored' | 'read';

/** PostgreSQL's code for an account that lacks a right. */
const INSUFFICIENT_PRIVILEGE = '42501';
const LONGEST_NAME = 63;

/**
 * Restores a backup into a database that is made for it and thrown away, beside the one that `pool` is connected to, and
 * counts its rows. An account that may not make one can only have the file read to its end.
 *
 * @throws Error with a sentence that says in what the backup is no good.
 */
export async function tryRestore(
  pool: Pool,
  connectionString: string,
  { file, rows }: { readonly file: string; readonly rows: RowCounts },
): Promise<Trial> {
  const backup = await checkBackup(file);
  if (!backup.ok) throw new Error(backup.reason);
  const name = await nameOfTrial(pool);
  const quoted = escapeIdentifier(name);
  const drop = () => pool.query(`drop database if exists ${quoted} with (force)`);
  try {
    // One may be left of a server that was ended in the middle.
    await drop();
    await pool.query(`create database ${quoted}`);
  } catch (error) {
    if (isNotAllowed(error)) return 'read';
    throw error;
  }
  try {
    const url = new URL(connectionString);
    url.pathname = `/${encodeURI(name)}`;
    const there = connectDatabase(url.href, 'overtone backup trial');
    try {
      const restored = await restore(there.pool, file, backup.value, { replace: false });
      if (!restored.ok) throw new Error(restored.reason);
      await compare(there.pool, rows);
    } finally {
      await there.close();
    }
    return 'restored';
  } finally {
    await drop();
  }
}

async function nameOfTrial(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select left(current_database(), ${LONGEST_NAME - '_trial'.length}) || '_trial' as name`,
  );
  const [first] = rows;
  if (first === undefined) throw new Error('the database has no name');
  return first.name;
}

async function compare(pool: Pool, expected: RowCounts): Promise<void> {
  const client = await pool.connect();
  try {
    for (const table of await storedTables(client)) {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) from ${client.escapeIdentifier(table)}`,
      );
      const count = Number(rows[0]?.count);
      if (count !== (expected[table] ?? 0)) {
        throw new Error(`${table} has ${count} rows after a restore, and had ${expected[table]}.`);
      }
    }
  } finally {
    client.release(true);
  }
}

function isNotAllowed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;
}
