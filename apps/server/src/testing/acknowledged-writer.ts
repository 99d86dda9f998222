/** Owns the embedded database of the data folder it is given, and prints each row's number once it is written. */
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';

const [dataDir = '', searchPath = ''] = process.argv.slice(2);
const { connectionString } = await startEmbeddedPostgres({
  dataDir,
  environment: { PATH: searchPath },
  onProgress: () => undefined,
});
const client = new Client({ connectionString });
await client.connect();
await client.query('create table if not exists written (n int)');
const { rows } = await client.query<{ next: number }>(
  'select coalesce(max(n), 0) + 1 as next from written',
);
for (let n = rows[0]?.next ?? 1; ; n++) {
  await client.query('insert into written values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
