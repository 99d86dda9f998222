import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { THIS_VERSION } from './program-folder.ts';

const run = promisify(execFile);
const JOURNAL = 'apps/server/drizzle/meta/_journal.json';
/** What the server runs from; packages of others are shared with this version. */
const UNPACKED = ['apps/server', 'packages'];
const OWN = '@overtone';

/**
 * Finds the commit of the newest version whose tables were others than this one's.
 *
 * @returns undefined where the history is not there, as in an archive of the source.
 */
export async function findPreviousVersion(): Promise<string | undefined> {
  const now = await readFile(path.join(THIS_VERSION, JOURNAL), 'utf8');
  const { stdout } = await git('log', '--format=%H', '--', JOURNAL).catch(() => ({ stdout: '' }));
  for (const commit of stdout.split('\n').filter(Boolean)) {
    // The one before each that changed the tables.
    const before = await git('show', `${commit}^:${JOURNAL}`).catch(() => undefined);
    if (before === undefined) return undefined;
    if (before.stdout !== now) return `${commit}^`;
  }
  return undefined;
}

/** Puts the version of a commit into `folder`. */
export async function unpackVersion(commit: string, folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, OWN), { recursive: true });
  const archive = path.join(folder, 'version.tar');
  await git('archive', '--output', archive, commit, ...UNPACKED);
  await run('tar', ['-xf', archive, '-C', folder]);
  const shared = path.join(THIS_VERSION, 'node_modules');
  const others = (await readdir(shared)).filter((name) => name !== OWN);
  const own = await readdir(path.join(folder, 'packages'));
  await Promise.all([
    ...others.map((name) => symlink(path.join(shared, name), path.join(modules, name), 'junction')),
    ...own.map((name) =>
      symlink(path.join(folder, 'packages', name), path.join(modules, OWN, name), 'junction'),
    ),
    symlink(
      path.join(THIS_VERSION, 'apps/server/node_modules'),
      path.join(folder, 'apps/server/node_modules'),
      'junction',
    ),
    mkdir(path.join(folder, 'apps/web')).then(() =>
      symlink(
        path.join(THIS_VERSION, 'apps/web/dist'),
        path.join(folder, 'apps/web/dist'),
        'junction',
      ),
    ),
  ]);
}

function git(...words: readonly string[]): Promise<{ readonly stdout: string }> {
  return run('git', ['-C', THIS_VERSION, ...words], { maxBuffer: 64 * 1024 * 1024 });
}
