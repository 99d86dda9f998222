import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';

const ROOM = /^@overtone\/(?<room>[\w-]+)\/(?<file>.+)$/u;
/** What no person reads: words that are looked for in a sentence, prompts for a model, code, names of zones. */
const UNSEEN =
  /^packages\/(?:engine|nature|recommender\/src\/(?:model|training|read))\/|recommender\/.*(?:-words|-patterns|read-orders)\.ts$|prompt\.ts$|(?:desk-code|code-sample|windows-zones|article-topics)\.ts$/u;

function placeOf(specifier: string, from: string, root: string): string | undefined {
  const { room, file = '' } = ROOM.exec(specifier)?.groups ?? {};
  if (room === undefined && !specifier.startsWith('.')) return undefined;
  const bare =
    room === undefined
      ? resolve(dirname(from), specifier)
      : resolve(root, 'packages', room, 'src', file);
  return [bare, `${bare}.ts`, `${bare}.tsx`].find(
    (place) => /\.(?:tsx?|mjs)$/u.test(place) && existsSync(place),
  );
}

/** What a file imports, in the order in which it names it; later loading included. */
function importsOf(file: string, root: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ];
  return specifiers.flatMap((specifier) => placeOf(specifier, file, root) ?? []);
}

/** The files of a product part, each once: a part has those that no earlier part had. Paths are from the root. */
export function filesInReadingOrder(
  entries: readonly string[],
  root: string,
  read: Set<string>,
): readonly string[] {
  const order: string[] = [];
  function follow(file: string): void {
    const path = relative(root, file);
    if (read.has(path) || UNSEEN.test(path)) return;
    read.add(path);
    order.push(path);
    for (const next of importsOf(file, root)) follow(next);
  }
  for (const entry of entries) follow(join(root, entry));
  return order;
}
