// The image that the Dockerfile begins with, made where no registry has it: Debian from the machine's own mirror, the Node
// that the project pins, and the machine's npm.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';
import { say } from '../progress.mjs';
import type { BaseImage } from './dockerfile.ts';
import { MOUNTED_AT, SETTINGS_FILE } from './npm-settings.ts';
import type { Programs } from './programs.ts';

/** Where apt gets a Debian from on this machine. */
async function mirrorOf(suite: string, { run }: Programs): Promise<string> {
  const filters = ['Identifier: Packages', `Release: ${suite}`, 'Component: main'];
  const found = await run(['apt-get', 'indextargets', '--format', '$(REPO_URI)', ...filters]);
  const [mirror] = found.split('\n');
  if (!mirror) {
    throw new Error(`apt knows no Debian ${suite} here; name a mirror: --mirror <address>`);
  }
  return mirror;
}

const NODE = join(ROOT, 'node_modules/node/bin/node');

/** Puts Node and npm where the official image has them. */
function addNode(root: string, npmFolder: string): void {
  const bin = join(root, 'usr/local/bin');
  const modules = join(root, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(NODE, join(bin, 'node'));
  cpSync(npmFolder, join(modules, 'npm'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  }
}

/** Lets npm read the settings that are mounted while the image is built. */
function expectNpmSettings(root: string): void {
  symlinkSync(`${MOUNTED_AT}/${SETTINGS_FILE}`, join(root, 'usr/local/etc/npmrc'));
}

/** What an installation leaves behind, and the devices, which every container has of its own. */
function tidy(root: string): void {
  rmSync(join(root, 'var/cache/apt'), { recursive: true });
  rmSync(join(root, 'var/lib/apt/lists'), { recursive: true });
  const devices = join(root, 'dev');
  for (const name of readdirSync(devices)) rmSync(join(devices, name), { recursive: true });
}

/** Makes the image under the name by which FROM asks for it. `buildah` is the program with the place of its images. */
export async function makeBaseImage(
  base: BaseImage,
  options: { buildah: readonly string[]; programs: Programs; mirror: string | undefined },
): Promise<void> {
  const { buildah, programs } = options;
  const { run } = programs;
  const installed = await run([NODE, '--version']);
  if (installed !== `v${base.nodeVersion}`) {
    throw new Error(
      `${base.name} is asked for, but the Node that the project pins is ${installed}.`,
    );
  }
  const mirror = options.mirror ?? (await mirrorOf(base.suite, programs));
  const container = await run([...buildah, 'from', 'scratch']);
  const root = await run([...buildah, 'mount', container]);
  say(`Unpacking Debian ${base.suite} (debootstrap) …`);
  await run(['debootstrap', '--variant=minbase', base.suite, root, mirror]);
  say(`Adding Node ${base.nodeVersion} and npm …`);
  const npmProgram = await run(['sh', '-c', 'readlink -f "$(command -v npm)"']);
  addNode(root, dirname(dirname(npmProgram)));
  await run(['chroot', root, 'useradd', '--create-home', '--uid', '1000', 'node']);
  expectNpmSettings(root);
  tidy(root);
  await run([...buildah, 'commit', '--quiet', '--rm', container, `docker.io/library/${base.name}`]);
}
