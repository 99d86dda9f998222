import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHELL = join(import.meta.dirname, '../../src-tauri');
const configuration = JSON.parse(readFileSync(join(SHELL, 'tauri.conf.json'), 'utf8'));

it('hands the links of the app’s own scheme to the installed app', () => {
  const entry = readFileSync(join(SHELL, configuration.bundle.linux.deb.desktopTemplate), 'utf8');
  expect(entry).toContain('Exec={{exec}} %u\n');
  for (const scheme of configuration.plugins['deep-link'].desktop.schemes) {
    expect(entry).toContain(`x-scheme-handler/${scheme};`);
  }
});
