import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { say } from '../progress.mjs';
import { makeBaseImage } from './base-image.ts';
import { type Builder, IMAGE } from './container.ts';
import type { BaseImage } from './dockerfile.ts';
import { removeWithMounts } from './leftovers.ts';
import { MOUNTED_AT, writeNpmSettings } from './npm-settings.ts';
import { programsIn } from './programs.ts';

/** What runs in a container has a folder for the root of all files and nothing more, which works inside a container, too. */
const SETTINGS = { BUILDAH_ISOLATION: 'chroot' };

interface ImageReport {
  readonly Docker: { readonly config: { readonly Cmd: readonly string[] } };
}

/** debootstrap and buildah, where there is no Docker and no registry. Everything lies in one temporary folder. */
export function debian(
  base: BaseImage,
  { signal, mirror }: { signal: AbortSignal; mirror: string | undefined },
): Builder {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-image-'));
  const environment = { ...process.env, ...SETTINGS, TMPDIR: folder };
  const programs = programsIn({ environment, signal });
  const { run, start } = programs;
  const places = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
  const buildah = ['buildah', ...places] as const;

  return {
    async build() {
      await makeBaseImage(base, { buildah, programs, mirror });
      say(`Building ${IMAGE} on it from deploy/Dockerfile (buildah; some minutes) …`);
      const settings = join(folder, 'npm');
      await writeNpmSettings(settings, programs);
      // Mounted while it is built, so that none of it is in the image.
      const mount = ['--volume', `${settings}:${MOUNTED_AT}:ro`];
      const options = ['--format', 'docker', '--pull-never', '--network', 'host', ...mount];
      const file = join(ROOT, 'deploy/Dockerfile');
      await run(
        [...buildah, 'bud', ...options, '--file', file, '--tag', IMAGE, ROOT],
        /STEP \d+\/\d+: (?:FROM|RUN)/u,
      );
      rmSync(settings, { recursive: true });
    },
    async start(environmentOfServer) {
      const container = await run([...buildah, 'from', '--pull-never', IMAGE]);
      const report = await run([...buildah, 'inspect', '--type', 'image', IMAGE]);
      const { Docker }: ImageReport = JSON.parse(report);
      const variables = Object.entries(environmentOfServer).map((pair) => pair.join('='));
      const options = ['--network', 'host', ...variables.flatMap((pair) => ['--env', pair])];
      const inside = [...buildah, 'run', ...options];
      return {
        server: start([...inside, container, '--', ...Docker.config.Cmd]),
        ask: (words, account) =>
          run([...inside, ...(account ? ['--user', account] : []), container, '--', ...words]),
      };
    },
    async bytes() {
      const container = await run([...buildah, 'from', '--pull-never', IMAGE]);
      const root = await run([...buildah, 'mount', container]);
      return Number.parseInt(await run(['du', '--summarize', '--bytes', root]), 10);
    },
    end(isKept) {
      const [program, ...options] = buildah;
      spawnSync(program, [...options, 'rm', '--all'], { env: environment, stdio: 'ignore' });
      if (!isKept) return removeWithMounts(folder);
      say(`Kept in ${folder}. To take it elsewhere, as a file for \`docker load\`:`);
      say(`  ${buildah.join(' ')} push ${IMAGE} docker-archive:${IMAGE}.tar`);
    },
  };
}
