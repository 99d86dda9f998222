// Checks the types of every room under its own rules (a room without a DOM compiles without one).
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pinnedEnv, ROOT } from './install.mjs';

const projects = [
  'tsconfig.json',
  ...['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((room) =>
      ['tsconfig.json', 'tsconfig.test.json'].map((file) => join(folder, room, file)),
    ),
  ),
].filter((file) => existsSync(join(ROOT, file)));

/** What the compiler remembers of each room, so that the next check looks at what has changed since. */
const MEMORY = join(ROOT, 'node_modules/.cache/types');

/** @param {string} project */
function check(project) {
  const memory = join(MEMORY, `${project.replaceAll(/[\\/]/gu, '-')}.tsbuildinfo`);
  return new Promise((resolve) => {
    const child = spawn(
      'tsc',
      // Several rooms at a time take less of the cores than several threads for each.
      ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory, '-p', project],
      { cwd: ROOT, env: pinnedEnv(), stdio: 'inherit', shell: process.platform === 'win32' },
    );
    child.on('close', (status) => resolve(status === 0));
  });
}

let clean = true;
const waiting = [...projects];
/** Checks one room after another until none is waiting. */
async function work() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    clean = (await check(project)) && clean;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exit(clean ? 0 : 1);
