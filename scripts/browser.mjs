// Which Chromium the tests drive, and how it is started. Plain JavaScript: the launchers run before anything is installed.
import { existsSync } from 'node:fs';

/** The same engine without windows, which a page costs a third of the processor time. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // The shell alone would set letters on whole pixels.
  '--font-render-hinting=slight',
];

/** Whether the tests have the browser that they take least time in, or one that was named. */
export function hasQuickBrowser() {
  return Boolean(process.env['CHROMIUM_PATH']) || existsSync(HEADLESS_SHELL);
}

/** Path of an installed Chromium; undefined means Playwright's own download is used. */
export function systemBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/** Launch options for Playwright and for Vitest's browser mode. */
export function browserLaunch() {
  const executablePath = systemBrowser();
  const asRoot = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...(asRoot ? ['--no-sandbox'] : []), ...QUIET_FLAGS],
  };
}
