import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Inline code that may run, as sources of a content security policy: `'sha256-…'`. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Pages without inline code. */
export const NO_INLINE_CODE: InlineCode = { scripts: [], styles: [] };

const SCRIPT = /<script>(?<code>.*?)<\/script>/gsu;
const STYLE = /<style>(?<code>.*?)<\/style>/gsu;

/** Reads which inline code the built pages in `folder` carry. A folder that is absent has none. */
export async function readInlineCode(folder: string): Promise<InlineCode> {
  const names = await readdir(folder).catch(() => []);
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return { scripts: sourcesOf(pages, SCRIPT), styles: sourcesOf(pages, STYLE) };
}

function sourcesOf(pages: readonly string[], element: RegExp): string[] {
  const codes = pages.flatMap((page) =>
    [...page.matchAll(element)].map(({ groups }) => groups?.['code'] ?? ''),
  );
  return [...new Set(codes)]
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .toSorted();
}
