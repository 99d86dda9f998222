import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INSTALL, pinnedNode, ROOT } from './install.mjs';

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

describe.runIf(process.platform !== 'win32')('the pinned Node', () => {
  const FETCHED = 'mkdir -p node_modules/.bin && touch node_modules/.bin/node';

  /** Takes a launcher's step in a project of its own, whose npm says what it was asked and then runs `script`. */
  function ensured(script: string) {
    for (const name of ['scripts', 'programs']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['scripts/install.mjs', 'scripts/progress.mjs']) {
      copyFileSync(join(ROOT, name), join(folder, name));
    }
    const program = `#!/bin/sh\necho "$@" >> asked\n${script}\n`;
    writeFileSync(join(folder, 'programs/npm'), program, { mode: 0o755 });
    const step = "import { ensurePinnedNode } from './scripts/install.mjs'; ensurePinnedNode();";
    return spawnSync(process.execPath, ['--input-type=module', '--eval', step], {
      cwd: folder,
      env: { PATH: `${join(folder, 'programs')}:${process.env['PATH']}` },
      encoding: 'utf8',
    });
  }
  const asked = () => readFileSync(join(folder, 'asked'), 'utf8');

  it('is fetched once where npm runs no scripts by itself', () => {
    expect(ensured(FETCHED)).toMatchObject({ status: 0, stderr: '' });
    expect(ensured(FETCHED).status).toBe(0);
    expect(asked()).toBe('rebuild node --ignore-scripts=false\n');
  });

  it.each(['exit 0', 'exit 1'])(
    'ends a launcher with a sentence where it does not come: %s',
    (script) => {
      const { status, stderr } = ensured(script);
      expect(status).toBe(1);
      expect(stderr).toContain('The Node that the project pins could not be fetched.');
    },
  );
});

describe('the program of the pinned Node', () => {
  it('can be started without a shell, on Windows too', () => {
    expect(pinnedNode('win32')).toBe(join(ROOT, 'node_modules/node/bin/node.exe'));
    expect(pinnedNode('linux')).toBe(join(ROOT, 'node_modules/.bin/node'));
  });
});
