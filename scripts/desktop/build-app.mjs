// Builds the pages and the shell of the desktop app for this computer.
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pinnedEnv, ROOT } from '../install.mjs';
import { fail } from '../progress.mjs';

/** Where cargo builds: outside the project, so that a fresh copy of it need not begin from nothing. */
export const TARGET = process.env['CARGO_TARGET_DIR'] ?? join(homedir(), '.cache/overtone/target');

/** The app's own folder. */
export const APP = join(ROOT, 'apps/desktop');

/** The shell's sources. */
export const SHELL = join(APP, 'src-tauri');

/** The app as a development build with its pages inside. */
export const DEBUG_APP = join(TARGET, 'debug/overtone');

/** Puts the pages into the app; without it the app would look for a page server. */
export const WITH_PAGES = ['--features', 'tauri/custom-protocol'];

/** The environment of cargo and of the bundler. */
export function buildEnv() {
  return pinnedEnv({ CARGO_TARGET_DIR: TARGET });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
export function build(program, args, cwd) {
  const { status } = spawnSync(program, args, { cwd, env: buildEnv(), stdio: 'inherit' });
  if (status !== 0) fail(`${program} ${args[0]} did not succeed.`);
}

/** Builds the pages. */
function buildPages() {
  build('npm', ['run', '--silent', 'build'], APP);
}

/** Builds pages and shell. The first time takes some minutes, later ones seconds. */
export function buildApp() {
  buildPages();
  build('cargo', ['build', '--locked', ...WITH_PAGES], SHELL);
}
