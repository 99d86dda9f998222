import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** What the bundler tells of modules while it groups them. */
type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The script of every public page; it asks for what lives on the page once the page can be read. */
const PAGE = source('pages/main.ts');
/** What every public page runs on. */
const SITE = source('site/life/start-site.tsx');
/** What lives on the home page; no page has less room. */
const HOME = source('home/home-life.tsx');
/** The script of the demo, up to its first press. */
const OPENING = source('demo/main.ts');

const LOADER = /vite\/preload-helper|rolldown\/runtime/u;
const SCHEMAS = /\/node_modules\/zod\//u;

/**
 * Names the file that a shared piece of code goes to, by what comes to need it; null leaves a module to the bundler, which
 * would cut what pages share into two dozen files. What starts a page is in no file with a piece that others import.
 */
export function sharedCode(): (id: string, graph: Graph) => string | null {
  let reaches: Reaches | undefined;
  return (id, graph) => {
    reaches ??= reachesOf(graph);
    return nameFor(id, graph, reaches);
  };
}

/** The modules that come with a module, itself included. */
type Reach = ReadonlySet<string>;

interface Reaches {
  readonly page: Reach;
  readonly site: Reach;
  readonly home: Reach;
  readonly opening: Reach;
  /** Of what lives on single pages. */
  readonly lives: readonly Reach[];
}

function reachesOf(graph: Graph): Reaches {
  for (const entry of [PAGE, SITE, HOME, OPENING]) {
    if (!graph.getModuleInfo(entry)) throw new Error(`${entry} is in no page; has it moved?`);
  }
  const later = graph.getModuleInfo(PAGE)?.dynamicallyImportedIds ?? [];
  const reach = (root: string) =>
    closure(root, (id) => graph.getModuleInfo(id)?.importedIds.filter(isOurs));
  return {
    page: reach(PAGE),
    site: reach(SITE),
    home: reach(HOME),
    opening: reach(OPENING),
    lives: later.filter((id) => id !== SITE).map(reach),
  };
}

function nameFor(id: string, graph: Graph, reaches: Reaches): string | null {
  const { page, site, home, opening, lives } = reaches;
  if (LOADER.test(id)) return 'loading';
  if ([PAGE, OPENING].includes(id)) return null;
  if (page.has(id)) return 'loading';
  if (site.has(id)) return opening.has(id) ? 'boot' : 'site';
  // Who needs a piece of what follows must not get the schemas with it.
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
  if (importedIds.some((imported) => SCHEMAS.test(imported))) return null;
  const above = closure(id, (each) => graph.getModuleInfo(each)?.importers);
  // Also what only such pieces need is with them: in a file of its own it would have to begin before and after them.
  if (opening.has(id) && [...above].some((each) => !opening.has(each))) {
    if (home.has(id)) return 'boot';
    // Pages on which nothing plays ask and answer, too.
    return lives.some((life) => life.has(id)) ? 'asking' : 'session';
  }
  if (lives.filter((life) => life.has(id)).length > 1) return 'site';
  return home.has(id) && [...above].some((each) => !home.has(each)) ? 'home' : null;
}

function closure(root: string, next: (id: string) => readonly string[] | undefined): Set<string> {
  const reached = new Set([root]);
  for (const id of reached) for (const each of next(id) ?? []) reached.add(each);
  return reached;
}

function isOurs(id: string): boolean {
  return !SCHEMAS.test(id);
}
