import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUPPORT_EMAIL } from '../apps/web/src/content/contact.ts';
import { SECURITY } from '../apps/web/src/content/legal/security.ts';
import packageFile from '../package.json' with { type: 'json' };
import { ROOT } from './install.mjs';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
];
/** Security documents name most files of the server from here. */
const SERVER = 'apps/server/src';

const LINK = /\]\((?<target>[^)\s]+)\)/gu;
const CODE = /`(?<code>[^`\n]+)`/gu;
/** A command of a workspace is run in its folder, and named with it. */
const COMMAND = /npm run (?<command>[a-z][a-z:]*[a-z])(?![a-z:]| --workspace)/gu;
const PATH = /^[\w@.-]+(?:\/[\w@.-]+)+\/?$/u;
const FILE = /\.(?:ts|tsx|mjs|json|md|sql|rs|yaml|yml|css|html|txt)$/u;
const FOLDERS = /^(?:apps|packages|scripts|docs|deploy|e2e|\.github)\//u;

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

function named(text: string, pattern: RegExp, group: string): readonly string[] {
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.[group] ?? '');
}

/** Links to other files of the repository, from its root. */
function linkedFiles(document: string): readonly string[] {
  return named(textOf(document), LINK, 'target')
    .filter((target) => !/^(?:[a-z]+:|#)/u.test(target))
    .map((target) => target.replace(/#.*$/u, ''))
    .map((target) => relative(ROOT, join(ROOT, dirname(document), decodeURIComponent(target))));
}

/** Headings that a document is linked to at, in this one and in others: file and anchor. */
function linkedHeadings(document: string): readonly (readonly [string, string])[] {
  return named(textOf(document), LINK, 'target')
    .filter((target) => /^[^:]*\.md#|^#/u.test(target))
    .map((target) => {
      const [file = '', anchor = ''] = target.split('#');
      return [file === '' ? document : join(dirname(document), file), anchor] as const;
    });
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): ReadonlySet<string> {
  const headings = named(textOf(document), /^#+ (?<heading>.+)$/gmu, 'heading');
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Paths of the repository that stand as code. */
function namedPaths(document: string): readonly string[] {
  return named(textOf(document), CODE, 'code').filter(
    (code) =>
      PATH.test(code) && (FOLDERS.test(code) || (isAboutSecurity(document) && FILE.test(code))),
  );
}

const isAboutSecurity = (document: string) =>
  document.startsWith('docs/security/') || document === 'SECURITY.md';

function exists(file: string): boolean {
  return [file, join(SERVER, file)].some((candidate) => existsSync(join(ROOT, candidate)));
}

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names only files that there are', (document) => {
    const files = [...linkedFiles(document), ...namedPaths(document)];
    expect(files.filter((file) => !exists(file))).toEqual([]);
    const lost = linkedHeadings(document).filter(([file, anchor]) => !anchorsOf(file).has(anchor));
    expect(lost).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names only commands that there are', (document) => {
    const commands = named(textOf(document), COMMAND, 'command');
    expect(commands.filter((command) => !Object.hasOwn(packageFile.scripts, command))).toEqual([]);
  });
});

describe('who hears of a hole', () => {
  it('is who the pages name, too', () => {
    expect(textOf('SECURITY.md')).toContain("support address that the site's security page names");
    expect(JSON.stringify(SECURITY)).toContain(`Write to ${SUPPORT_EMAIL}`);
  });
});

describe('the table of the ASVS', () => {
  const ids = textOf('docs/security/asvs-ids.txt').trim().split('\n');
  const rows = textOf('docs/security/asvs.md')
    .split('\n')
    .map((line) => /^\| *(?<ids>V[^|]*?) *\|(?<rest>.*)\|$/u.exec(line)?.groups)
    .flatMap((row) => (row === undefined ? [] : [row]));

  it('has every requirement of levels 1 and 2 once', () => {
    const listed = rows.flatMap((row) => row['ids']?.match(/V\d+\.\d+\.\d+/gu) ?? []);
    expect([...listed].sort()).toEqual(ids.map((line) => line.split(' ')[0]).sort());
  });

  it('gives for each one that holds a file that shows it, and for each other one a reason', () => {
    const unfounded = rows.filter(({ rest = '' }) => {
      const [, state = '', why = ''] = rest.split('|').map((cell) => cell.trim());
      if (!['holds', 'partly', 'gap', 'operator', 'not here'].includes(state)) return true;
      return state === 'holds' || state === 'partly' ? !/`[^`]+`/u.test(why) : why === '';
    });
    expect(unfounded.map((row) => row['ids'])).toEqual([]);
  });
});
