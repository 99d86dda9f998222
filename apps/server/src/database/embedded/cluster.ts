import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CommandContext, runCommand } from './command.ts';

/** The database role that owns everything in the embedded cluster. */
export const CLUSTER_ROLE = 'overtone';

const FRESH = 'cluster.new-';

/** The folder of the cluster's own files. */
export function clusterPath(folder: string): string {
  return path.join(folder, 'cluster');
}

/** True once a cluster was completely created in `folder`. */
export function clusterExists(folder: string): boolean {
  return existsSync(path.join(clusterPath(folder), 'PG_VERSION'));
}

/** The password of the cluster's role. */
export async function clusterPassword(folder: string): Promise<string> {
  return (await readFile(passwordPath(folder), 'utf8')).trim();
}

/**
 * Creates the cluster with a random password. It is made beside its final place and moved there in one step, so an
 * interrupted first start leaves nothing half done, and of two first starts at once one wins.
 */
export async function createCluster(context: CommandContext, initdb: string): Promise<void> {
  const { folder, identity } = context;
  const { account } = identity;
  const password = passwordPath(folder);
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
  }).catch(unlessItExists);
  if (account !== undefined) await chown(password, account.uid, account.gid);

  const fresh = path.join(folder, `${FRESH}${randomBytes(6).toString('hex')}`);
  try {
    await runCommand(context, initdb, [
      `--pgdata=${fresh}`,
      `--username=${CLUSTER_ROLE}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in locale sorts and folds the same way on every operating system.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    await rename(fresh, clusterPath(folder));
  } catch (error) {
    if (!clusterExists(folder)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/**
 * Removes what interrupted first starts left behind. One that is still under way writes on while it is removed: it ends
 * with what it has lost, and removes the rest itself.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => name.startsWith(FRESH))
      .map((name) =>
        rm(path.join(folder, name), { recursive: true, force: true }).catch(unlessItIsWrittenTo),
      ),
  );
}

function passwordPath(folder: string): string {
  return path.join(folder, 'password');
}

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function unlessItIsWrittenTo(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY') throw error;
}
