import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';

const ROOM = /^@overtone\/(?<room>[\w-]+)\/(?<file>.+)$/u;

function placeOf(specifier: string, from: string, root: string, files: ReadonlySet<string>) {
  const { room = '', file = '' } = ROOM.exec(specifier)?.groups ?? {};
  const bare = specifier.startsWith('.')
    ? resolve(dirname(from), specifier)
    : resolve(root, 'packages', room, 'src', file);
  return [bare, `${bare}.ts`, `${bare}.tsx`].find((place) => files.has(place));
}

/** Of all files, those that import each one, by whatever way. */
function importersOf(files: readonly string[], root: string): ReadonlyMap<string, Set<string>> {
  const known = new Set(files);
  const importers = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
  for (const file of files) {
    const { module } = parseSync(file, readFileSync(file, 'utf8'));
    const specifiers = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    for (const specifier of specifiers) {
      const place = placeOf(specifier, file, root, known);
      if (place !== undefined) importers.get(place)?.add(file);
    }
  }
  return importers;
}

/** The steps from one folder to another: the nearer a test, the likelier it is about the file. */
function distance(a: string, b: string): number {
  return relative(dirname(a), dirname(b)).split('/').filter(Boolean).length;
}

/** Gives the tests that a file can fail, nearest first. */
export function testFinder(
  files: readonly string[],
  root: string,
): (file: string) => readonly string[] {
  const importers = importersOf(files, root);
  return (file) => {
    const reached = new Set([file]);
    for (const one of reached)
      for (const importer of importers.get(one) ?? []) reached.add(importer);
    return [...reached]
      .filter((one) => /(?<!\.(?:slow|browser))\.test\.tsx?$/u.test(one))
      .toSorted((a, b) => distance(file, a) - distance(file, b));
  };
}
