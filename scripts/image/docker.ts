import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { say } from '../progress.mjs';
import { type Builder, IMAGE } from './container.ts';
import type { Programs } from './programs.ts';

const CONTAINER = 'overtone-image-check';

/** Docker, which has the base image from its registry. */
export function docker({ run, start }: Programs): Builder {
  return {
    async build() {
      say(`Building ${IMAGE} with Docker …`);
      const file = join(ROOT, 'deploy/Dockerfile');
      await run(['docker', 'build', '--file', file, '--tag', IMAGE, ROOT], /^#\d+ \[|^Step /u);
    },
    start(environment) {
      const variables = Object.entries(environment).flatMap((pair) => ['--env', pair.join('=')]);
      const options = ['--rm', '--init', '--network', 'host', '--name', CONTAINER, ...variables];
      const server = start(['docker', 'run', ...options, IMAGE]);
      return Promise.resolve({
        server,
        ask: (words, account) =>
          run(['docker', 'exec', ...(account ? ['--user', account] : []), CONTAINER, ...words]),
      });
    },
    bytes: async () =>
      Number(await run(['docker', 'image', 'inspect', '--format', '{{.Size}}', IMAGE])),
    end(isKept) {
      spawnSync('docker', ['rm', '--force', CONTAINER], { stdio: 'ignore' });
      if (isKept) say(`Docker keeps the image as ${IMAGE}.`);
      else spawnSync('docker', ['image', 'rm', '--force', IMAGE], { stdio: 'ignore' });
    },
  };
}
