// `npm run pictures`: takes the pictures of every page and state anew; `npm run pictures -- -g demo` those of the demo.
import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { pinnedEnv, ROOT } from '../install.mjs';
import { inPalette } from './palette.ts';

const FOLDER = join(ROOT, 'e2e/pictures');

ensureBuilt();
const browser = await chromium.launch(browserLaunch());
const version = browser.version();
await browser.close();

const chosen = process.argv.slice(2);
if (chosen.length === 0) removeAll();
const begunAtMs = Date.now();
const { status } = spawnSync(
  'playwright',
  ['test', 'e2e/pictures-', '--update-snapshots=all', ...chosen],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...pinnedEnv(), PICTURES: 'yes' },
    shell: process.platform === 'win32',
  },
);
for (const path of globSync(join(FOLDER, '*/**/*.png'))) {
  if (statSync(path).mtimeMs < begunAtMs) continue;
  writeFileSync(path, inPalette(new Uint8Array(readFileSync(path))));
}
writeFileSync(join(FOLDER, 'made-with.txt'), `${version}\n`);
process.exit(status ?? 1);

function removeAll(): void {
  for (const entry of readdirSync(FOLDER, { withFileTypes: true })) {
    if (entry.isDirectory()) rmSync(join(FOLDER, entry.name), { recursive: true });
  }
}
