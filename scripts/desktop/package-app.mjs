// The app as people install it on Debian: a release build in a package.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../progress.mjs';
import { APP, build, TARGET } from './build-app.mjs';

const PACKAGES = join(TARGET, 'release/bundle/deb');

/**
 * Builds the package: some minutes the first time.
 * @returns {string} its path
 */
export function buildPackage() {
  build('tauri', ['build', '--bundles', 'deb'], APP);
  const newest = readdirSync(PACKAGES)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(PACKAGES, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  return newest ?? fail('The bundler made no package.');
}

/**
 * Unpacks a package into a folder of its own, as installing does into the root.
 * @param {string} file
 * @returns {string} the folder
 */
export function unpackPackage(file) {
  const root = mkdtempSync(join(tmpdir(), 'overtone-package-'));
  const { status } = spawnSync('dpkg-deb', ['--extract', file, root], { stdio: 'inherit' });
  return status === 0 ? root : fail('The package could not be unpacked.');
}

/**
 * Bytes of everything in a folder.
 * @param {string} folder
 * @returns {number}
 */
export function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
