import path from 'node:path';
import { readPostmaster } from '../../database/embedded/postmaster-file.ts';
import type { OwnPostgres } from './own-postgres.ts';

/**
 * Stops every process of a PostgreSQL where it stands, as a disk or a host that hangs does: connections are taken and
 * nothing is answered. Returns what lets it go on, which is safe to call twice.
 */
export async function freezePostgres({ connection, folder }: OwnPostgres): Promise<() => void> {
  const postmaster = await readPostmaster(path.join(folder, 'postgres/cluster'));
  if (postmaster === undefined) throw new Error('no PostgreSQL runs there');
  const { rows } = await connection.pool.query<{ pid: number }>('select pid from pg_stat_activity');
  // First the one that would make new ones.
  const processes = [postmaster.pid, ...rows.map(({ pid }) => pid)];
  const send = (signal: NodeJS.Signals) => {
    for (const pid of processes) process.kill(pid, signal);
  };
  send('SIGSTOP');
  let isFrozen = true;
  return () => {
    if (isFrozen) send('SIGCONT');
    isFrozen = false;
  };
}
