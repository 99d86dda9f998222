import type { ClientBase, Pool } from 'pg';
import { APPLICATION_NAME } from '../connection.ts';

/** Whether a server is connected to the database. Whoever asks must go by another name than a server does. */
export async function isInUse(client: ClientBase | Pool): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [APPLICATION_NAME],
  );
  return (rowCount ?? 0) > 0;
}
