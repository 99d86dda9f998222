import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../install.mjs';
import { faultsIn } from './house-style.ts';
import { type ListedString, visibleStrings } from './visible-strings.ts';

let all: readonly ListedString[];

beforeAll(() => {
  all = visibleStrings(ROOT);
});

it('lists what pages, mails, refusals, the desktop app and commands say, once each, in reading order', () => {
  const firstAt = (file: string) => all.findIndex((each) => each.file === file);
  const places = [
    'apps/web/src/content/home.ts',
    'apps/web/src/content/research.ts',
    'apps/web/src/content/demo.ts',
    'apps/web/src/admin/admin-page.tsx',
    'apps/desktop/src/control/words.ts',
    'apps/server/src/modules/mail/texts/reset-password.ts',
    'apps/server/src/setup/describe-setup.ts',
    'apps/desktop/src-tauri/src/tray.rs',
  ].map(firstAt);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  const parts = all.map(({ part, file }) => `${part} ${file}`);
  expect(new Set(parts).size).toBe(new Set(all.map(({ file }) => file)).size);
});

it('finds the style of the house kept by everything that a person reads', () => {
  const faults = all.flatMap(({ file, line, text }) =>
    faultsIn(text).map((fault) => `${file}:${line} has ${fault}: ${text.slice(0, 120)}`),
  );
  expect(faults).toEqual([]);
});
