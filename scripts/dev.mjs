// `npm run dev`: the server restarts and the web app reloads as files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ensurePinnedNode, pinnedEnv, pinnedNode, ROOT } from './install.mjs';
import { fail } from './progress.mjs';

ensureInstalled();
ensurePinnedNode();

const env = pinnedEnv();
const programs = [
  spawn(
    pinnedNode(),
    ['--watch', '--watch-preserve-output', join(ROOT, 'apps/server/src/main.ts')],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env,
    },
  ),
  spawn('npm', ['run', '--silent', 'dev', '--workspace', '@overtone/web'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  }),
];

function stopAll() {
  for (const program of programs) if (program.exitCode === null) program.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const program of programs) {
  program.on('exit', stopAll);
  program.on('error', ({ message }) => {
    stopAll();
    fail(`A program could not be started: ${message}.`);
  });
}
