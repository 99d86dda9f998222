import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from '../../data-folder.ts';
import type { PostgresBinaries } from './binaries.ts';
import { runCommand } from './command.ts';
import type { Identity } from './run-as.ts';

/** Where the embedded database and its programs lie. */
export interface Place {
  /** Holds the cluster, its password and its log. */
  readonly folder: string;
  readonly binaries: PostgresBinaries;
}

/** What {@link preparePlace} needs to know. */
export interface PlaceOptions {
  readonly dataDir: string;
  readonly binaries: PostgresBinaries;
  readonly identity: Identity;
  readonly environment: Readonly<Record<string, string>>;
  readonly onProgress: (sentence: string) => void;
  /** The system's folder for lasting state, used when another account cannot reach `dataDir`. */
  readonly stateDir?: string;
}

/**
 * Makes the folder that PostgreSQL will use, reachable for whoever it runs as.
 *
 * @throws Error with a sentence for people where nothing can be written there.
 */
export async function preparePlace(options: PlaceOptions): Promise<Place> {
  const { dataDir, binaries, identity, onProgress } = options;
  await makeDataFolder(dataDir);
  const { account } = identity;
  const folder = path.join(dataDir, 'postgres');
  if (account === undefined) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { folder, binaries };
  }

  const stateDir = options.stateDir ?? '/var/lib/overtone';
  const can = (program: string, words: readonly string[]) =>
    runCommand({ ...options, folder: '/' }, program, words).then(
      () => true,
      () => false,
    );
  const own = async (directory: string) => {
    await mkdir(path.dirname(directory), { recursive: true, mode: 0o711 });
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await chown(directory, account.uid, account.gid);
    return directory;
  };

  let reachable = await own(folder);
  if (!(await can('test', ['-w', reachable]))) {
    reachable = await own(path.join(stateDir, `data-${nameFor(path.resolve(dataDir))}`));
  }
  onProgress(
    `Running the database as the account ${account.name}, because PostgreSQL refuses root; its files are in ${reachable}`,
  );
  if (await can(binaries.initdb, ['--version'])) return { folder: reachable, binaries };
  return { folder: reachable, binaries: await copyBinaries(binaries, stateDir) };
}

/** The copy is named for what it was made from, so that an update gets a copy of its own. */
async function copyBinaries(
  binaries: PostgresBinaries,
  stateDir: string,
): Promise<PostgresBinaries> {
  const { mtimeMs, size } = await stat(binaries.initdb);
  const root = path.join(stateDir, `postgresql-${nameFor(`${binaries.root} ${mtimeMs} ${size}`)}`);
  if (!existsSync(root)) {
    const fresh = `${root}.new`;
    await rm(fresh, { recursive: true, force: true });
    await cp(binaries.root, fresh, { recursive: true, verbatimSymlinks: true });
    await rename(fresh, root);
  }
  const moved = (program: string) => path.join(root, path.relative(binaries.root, program));
  return { ...binaries, root, initdb: moved(binaries.initdb), pgCtl: moved(binaries.pgCtl) };
}

function nameFor(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
