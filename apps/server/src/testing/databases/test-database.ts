import { randomBytes } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../database/connection.ts';
import { TABLES } from '../../database/tables.ts';
import { TEMPLATE_DATABASE } from '../shared-postgres/template-database.ts';

/** A database of its own in the PostgreSQL of the test run, and an open pool on it. */
export interface TestDatabase extends DatabaseConnection {
  readonly connectionString: string;
  /** Deletes every row. */
  readonly clear: () => Promise<void>;
  /** Closes the pool and drops the database, whoever else is still connected. */
  readonly close: () => Promise<void>;
}

/** Makes a database with the newest schema and no rows. */
export function makeTestDatabase(): Promise<TestDatabase> {
  return makeCopy(TEMPLATE_DATABASE);
}

/** Makes a database without any table. */
export function makeEmptyDatabase(): Promise<TestDatabase> {
  return makeCopy('template1');
}

// Everything goes, so there is nothing for keys to keep together and no order to keep to.
const CLEAR = [
  'set local session_replication_role = replica',
  ...Object.values(TABLES).map((table) => `delete from ${escapeIdentifier(getTableName(table))}`),
].join('; ');

async function makeCopy(template: string): Promise<TestDatabase> {
  const home = await sharedPostgres();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runAt(home, `create database ${name} template ${template}`);
  const url = new URL(home);
  url.pathname = `/${name}`;
  const connection = connectDatabase(url.href, 'overtone test');
  return {
    ...connection,
    connectionString: url.href,
    // Statements that come in one message are one transaction.
    clear: async () => void (await connection.pool.query(CLEAR)),
    async close() {
      await connection.close();
      await runAt(home, `drop database ${name} with (force)`);
    },
  };
}

async function sharedPostgres(): Promise<string> {
  const answer = await fetch(inject('sharedPostgresUrl'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function runAt(connectionString: string, statement: string): Promise<void> {
  const { pool, close } = connectDatabase(connectionString, 'overtone test');
  await pool.query(statement).finally(close);
}
