import { mkdtemp, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import { isInUse } from '../../database/embedded/is-in-use.ts';
import { knownMigrations } from '../../database/migration-hashes.ts';
import { migrateDatabase, MIGRATIONS_FOLDER } from '../../database/migrate.ts';
import { backupRows, type CheckedBackup } from './read-backup.ts';
import { ownTables, storedTables } from './stored-tables.ts';

const ROWS_AT_ONCE = 500;

/** What {@link restore} may be told. */
export interface RestoreOptions {
  /** Whether what the database holds now may be thrown away. */
  readonly replace: boolean;
}

/**
 * Fills an empty database with a backup, also one of an older program: the tables are made as they were then, filled, and
 * brought to the newest form.
 *
 * @returns a failure, with nothing changed, when the database is not empty or in use, or the backup comes from a newer program.
 * @throws the database's error; the database is then left without rows.
 */
export async function restore(
  pool: Pool,
  file: string,
  { header }: CheckedBackup,
  { replace }: RestoreOptions,
): Promise<Result<void, string>> {
  const known = knownMigrations(MIGRATIONS_FOLDER);
  const isKnown = header.migrations.every((hash, index) => hash === known[index]);
  if (!isKnown) {
    return failed(
      `This backup was made by version ${header.program}, which is newer than this program or another one. Restore it with that version.`,
    );
  }
  const client = await pool.connect();
  try {
    if (!replace && (await hasRows(client))) {
      return failed('The database is not empty. Say --replace to throw away what it holds.');
    }
    if (await isInUse(client)) {
      return failed('A server is working with this database. Stop it first.');
    }
    for (const table of await ownTables(client)) {
      await client.query(`drop table ${client.escapeIdentifier(table)} cascade`);
    }
    await client.query('drop schema if exists drizzle cascade');
  } finally {
    client.release(true);
  }
  await migrateAsFar(pool, header.migrations.length);
  await fill(pool, file);
  await migrateDatabase(pool);
  return ok(undefined);
}

async function hasRows(client: ClientBase): Promise<boolean> {
  for (const table of await storedTables(client)) {
    const { rowCount } = await client.query(
      `select 1 from ${client.escapeIdentifier(table)} limit 1`,
    );
    if ((rowCount ?? 0) > 0) return true;
  }
  return false;
}

/** Runs only the first `count` migrations, from a copy of their folder. */
async function migrateAsFar(pool: Pool, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overtone-restore-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const journalFile = path.join(folder, 'meta', '_journal.json');
    const journal = journalSchema.parse(JSON.parse(await readFile(journalFile, 'utf8')));
    const entries = journal.entries.slice(0, count);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
    await migrateDatabase(pool, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const journalSchema = z.looseObject({ entries: z.array(z.unknown()) });

async function fill(pool: Pool, file: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    let table = '';
    let batch: string[] = [];
    const flush = async () => {
      if (batch.length === 0) return;
      const name = client.escapeIdentifier(table);
      await client.query(
        `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
        [`[${batch.join(',')}]`],
      );
      batch = [];
    };
    for await (const row of backupRows(file)) {
      if (row.table !== table || batch.length >= ROWS_AT_ONCE) await flush();
      table = row.table;
      batch.push(row.json);
    }
    await flush();
    await client.query('commit');
  } finally {
    client.release(true);
  }
}
