import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INSTALL } from './install.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-install-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks npm, which reaches nothing outside the folder, in a production environment. */
function npm(words: readonly string[]): void {
  execFileSync('npm', words, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      NODE_ENV: 'production',
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    },
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
}

describe('what a launcher installs', () => {
  it('is what development needs too, in a production environment', () => {
    mkdirSync(join(folder, 'tool'));
    const files = {
      'package.json': { name: 'whole', version: '1.0.0', devDependencies: { tool: 'file:tool' } },
      'tool/package.json': { name: 'tool', version: '1.0.0' },
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, name), JSON.stringify(text));
    }
    npm(['install', '--package-lock-only']);
    npm(INSTALL);
    expect(existsSync(join(folder, 'node_modules/tool/package.json'))).toBe(true);
  });
});
