// `npm test`: everything. Installs what is missing, a browser too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { hasQuickBrowser, systemBrowser } from './browser.mjs';
import { ensureInstalled, pinnedEnv, ROOT } from './install.mjs';
import { fail, say } from './progress.mjs';
import {
  BROWSER_STEPS,
  DESKTOP_STEPS,
  FAST_STEPS,
  runSteps,
  SEARCH_STEPS,
  SLOW_STEPS,
} from './steps.mjs';

/**
 * @param {string} program
 * @param {string[]} args
 */
function command(program, args) {
  return (
    spawnSync(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: pinnedEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
    }).status === 0
  );
}

/** Debian as root takes the distribution's browser; everything else takes one that is there, or Playwright's own. */
function ensureBrowser() {
  if (hasQuickBrowser()) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('Installing Chromium from the distribution…');
    const installed =
      command('apt-get', ['update', '-qq']) &&
      command('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
    if (!installed && !systemBrowser())
      fail('Chromium could not be installed; the lines above say why.');
    return;
  }
  if (systemBrowser()) return;
  say('Installing Playwright’s Chromium…');
  if (!command('playwright', ['install', 'chromium']))
    fail(
      'Playwright’s Chromium could not be installed; the lines above say why. Set CHROMIUM_PATH to use a browser of your own.',
    );
}

ensureInstalled();
ensureBrowser();
ensureBuilt();
const steps = [...FAST_STEPS, ...SLOW_STEPS, ...SEARCH_STEPS, ...BROWSER_STEPS, ...DESKTOP_STEPS];
process.exit((await runSteps(steps)) ? 0 : 1);
