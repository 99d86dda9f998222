import { connectDatabase } from '../database/connection.ts';
import { isOk, isWrong, type SetupLine } from './setup-line.ts';
import { SUBJECTS } from './subjects.ts';

/** A statement with a name, as requests have them. */
const PREPARED = { name: 'overtone doctor', text: 'select 1' };

/** Whether requests can go by the pool of connections at this address, which stands before the database. */
export async function poolLine(databaseUrl: string): Promise<SetupLine> {
  const { host } = new URL(databaseUrl);
  const { pool, isReachable, close } = connectDatabase(databaseUrl, 'overtone doctor');
  try {
    if (!(await isReachable())) {
      return isWrong(SUBJECTS.pool, `${host} does not answer. Check DATABASE_URL.`);
    }
    // Of two clients the second is given the connection that the first has prepared the statement on.
    const clients = [await pool.connect(), await pool.connect()];
    try {
      for (const client of clients) await client.query(PREPARED);
    } finally {
      for (const client of clients) client.release();
    }
    return isOk(SUBJECTS.pool, `Requests go by ${host}.`);
  } catch {
    return isWrong(
      SUBJECTS.pool,
      `${host} mixes up prepared statements. It has to know them (PgBouncer 1.21 or newer with max_prepared_statements), or be in session mode.`,
    );
  } finally {
    await close();
  }
}
