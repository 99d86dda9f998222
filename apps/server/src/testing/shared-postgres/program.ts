import { TEMPLATE_DATABASE } from './template-database.ts';
import { connectDatabase } from '../../database/connection.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { startOwnPostgres } from '../databases/own-postgres.ts';

/**
 * The PostgreSQL of a test run, as a program: it sends its parent the connection string, and ends with its parent,
 * however that ends. Nothing that it keeps outlives the run, so it does not wait for the disk.
 */
const postgres = await startOwnPostgres();
let stopping: Promise<void> | undefined;
const stop = () => {
  stopping ??= postgres.stop().finally(() => process.exit(0));
};
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

const { pool } = postgres.connection;
for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
  await pool.query(`alter system set ${setting} = off`);
}
await pool.query('select pg_reload_conf()');
await pool.query(`create database ${TEMPLATE_DATABASE}`);
const url = new URL(postgres.connectionString);
url.pathname = `/${TEMPLATE_DATABASE}`;
const template = connectDatabase(url.href);
await migrateDatabase(template.pool);
await template.close();
process.send?.(postgres.connectionString);
// The parent may have gone while this was starting.
if (!process.connected) stop();
