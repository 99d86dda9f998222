import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { once } from 'node:events';
import type { ClientBase, Pool } from 'pg';
import { appliedMigrations } from '../../database/migration-hashes.ts';
import { type BackupFooter, type BackupHeader, MARK } from './backup-format.ts';
import { storedTables } from './stored-tables.ts';

const ROWS_AT_ONCE = 1_000;

/** What goes into the first line, beside what the database says. */
export type BackupOrigin = Pick<BackupHeader, 'createdAt' | 'program' | 'keyFingerprint'>;

/**
 * Writes every stored row as it is at one instant, while servers go on writing, and ends the stream.
 *
 * @param signal aborted where nobody reads the stream any more.
 * @returns how many rows each table had.
 * @throws the database's or the stream's error, or that the signal is aborted; what was written by then has no last line and is refused when read.
 */
export async function writeBackup(
  pool: Pool,
  origin: BackupOrigin,
  output: Writable,
  signal?: AbortSignal,
): Promise<Readonly<Record<string, number>>> {
  const client = await pool.connect();
  const sum = createHash('sha256');
  const write = async (text: string) => {
    signal?.throwIfAborted();
    sum.update(text);
    if (!output.write(text)) await once(output, 'drain', { signal });
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    const header: BackupHeader = {
      format: 'overtone-backup',
      version: 1,
      ...origin,
      migrations: [...(await appliedMigrations(client))],
    };
    await write(`${MARK}${JSON.stringify(header)}\n`);
    const rows: Record<string, number> = {};
    for (const table of await storedTables(client)) {
      rows[table] = await writeTable(client, table, write);
    }
    await client.query('commit');
    const footer: BackupFooter = { rows, sha256: sum.digest('hex') };
    output.end(`${MARK}${JSON.stringify(footer)}\n`);
    return rows;
  } finally {
    // Whatever state the transaction is in, the connection is not used again.
    client.release(true);
  }
}

async function writeTable(
  client: ClientBase,
  table: string,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const name = client.escapeIdentifier(table);
  await client.query(
    `declare backup no scroll cursor for select row_to_json(one)::text as row from ${name} one`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (rows.length === 0) break;
    count += rows.length;
    await write(rows.map(({ row }) => `${table}\t${row}\n`).join(''));
  }
  await client.query('close backup');
  return count;
}
