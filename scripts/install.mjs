// Brings node_modules in line with the lock file, and finds the Node that the project pins. Runs on Node 18 and later,
// before anything is installed, so it uses nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, say } from './progress.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const BIN = join(ROOT, 'node_modules', '.bin');

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Whether everything that the lock file names is there in its version (npm keeps a record of what it installed). */
function isInstalled() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || installed[path]?.version === version,
  );
}

/** How npm is asked to install. Development is of the launchers' own, also where NODE_ENV=production leaves it out. */
export const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund'];

/** Installs exactly what the lock file says, when node_modules is absent or behind it. */
export function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages from the lock file (npm ci)…');
  if (!npm(INSTALL)) {
    fail(
      'The packages could not be installed. Nothing was started; the lines above say why. Run the command again once that is mended.',
    );
  }
}

/** Fetches the pinned Node where it is absent: a script of its package does that, and npm may be told to run none. */
export function ensurePinnedNode() {
  if (existsSync(pinnedNode())) return;
  say('Fetching the Node that the project pins (npm rebuild node)…');
  if (!npm(['rebuild', 'node', '--ignore-scripts=false']) || !existsSync(pinnedNode())) {
    fail(
      'The Node that the project pins could not be fetched. Nothing was started; the lines above say why. Run the command again once that is mended.',
    );
  }
}

/**
 * Whether npm did what it was asked.
 * @param {readonly string[]} words
 */
function npm(words) {
  const isWindows = process.platform === 'win32';
  const { status, error } = spawnSync(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: isWindows,
  });
  return error === undefined && status === 0;
}

/** The environment in which `node` is the pinned version and the project's tools are on the path. */
export function pinnedEnv(extra = {}) {
  return {
    // What Node has compiled once it need not compile again.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    ...extra,
  };
}

/** The pinned Node's program; on Windows not npm's script that stands for it, which only a shell can start. */
export function pinnedNode(platform = process.platform) {
  return platform === 'win32'
    ? join(ROOT, 'node_modules', 'node', 'bin', 'node.exe')
    : join(BIN, 'node');
}
