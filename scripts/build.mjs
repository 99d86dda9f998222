// Builds the web app when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, pinnedEnv } from './install.mjs';
import { fail, say } from './progress.mjs';

const DIST = join(ROOT, 'apps/web/dist');
const STAMP = join(DIST, '.built-from');
/** What the web app is made of: all that is built anew when a file in it changes. */
export const SOURCES = [
  'apps/web',
  'packages/domain',
  'packages/recommender',
  'packages/engine',
  'packages/render',
  'packages/calendar',
  'packages/client',
  'packages/ui',
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'evaluation']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name) || entry.name.includes('.test.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

/** Changes whenever a source of the web app does, by content, not by time. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) => filesOf(join(ROOT, folder))).sort();
  for (const file of [...files, join(ROOT, 'package-lock.json')]) {
    hash.update(file.slice(ROOT.length));
    hash.update(
      statSync(file).size < 2 ** 22 ? readFileSync(file) : String(statSync(file).mtimeMs),
    );
  }
  return hash.digest('hex');
}

/** Builds what is stale. */
export function ensureBuilt() {
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building the web app…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: pinnedEnv(),
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The web app could not be built; the lines above say why.');
  writeFileSync(STAMP, wanted);
}
