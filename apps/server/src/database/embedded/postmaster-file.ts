import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a running PostgreSQL wrote about itself into its cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads `postmaster.pid`; undefined when there is none or it is not yet complete. A crash leaves it behind. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(filePath(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/** A process id that no system gives out. */
const NOBODY = 2 ** 31 - 2;

/**
 * Takes the process id out of a `postmaster.pid` when it no longer stands for a running PostgreSQL: containers count
 * from 1, so another program may have the number, and a parent may leave a dead process unburied. PostgreSQL would refuse
 * to start for as long as that lasts. The rest of the file stays, because PostgreSQL reads from it whether processes of
 * the old server still use its memory.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === undefined) return;
  // Only Linux says what a process is; elsewhere PostgreSQL's own check has to do.
  const commandLine = await readFile(`/proc/${postmaster.pid}/cmdline`, 'utf8').catch(
    () => undefined,
  );
  const program = commandLine?.split('\0')[0];
  if (program === undefined || path.basename(program) === 'postgres') return;
  const file = filePath(cluster);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^\d+/u, String(NOBODY)));
}

function filePath(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
