// Checks the types of every room under its own rules (a room without a DOM compiles without one).
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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

/** @param {string} project */
function check(project) {
  return new Promise((resolve) => {
    const child = spawn('tsc', ['--noEmit', '-p', project], {
      cwd: ROOT,
      env: pinnedEnv(),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('close', (status) => resolve(status === 0));
  });
}

let clean = true;
for (const project of projects) clean = (await check(project)) && clean;
process.exit(clean ? 0 : 1);
