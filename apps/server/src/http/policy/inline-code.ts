import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Inline code that may run, as sources of a content security policy: `'sha256-…'`. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The inline code of each built page, by the page's path within the site's folder: `auth/success.html`. */
export type InlineCodeByPage = ReadonlyMap<string, InlineCode>;

/** A page without inline code. */
export const NO_INLINE_CODE: InlineCode = { scripts: [], styles: [] };

const SCRIPT = /<script>(?<code>.*?)<\/script>/gsu;
const STYLE = /<style>(?<code>.*?)<\/style>/gsu;

/** Reads which inline code the built pages in `folder` carry. A folder that is absent has no pages. */
export async function readInlineCode(folder: string): Promise<InlineCodeByPage> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map(async (name) => {
      const page = await readFile(path.join(folder, name), 'utf8');
      const code = { scripts: sourcesOf(page, SCRIPT), styles: sourcesOf(page, STYLE) };
      return [name.replaceAll(path.sep, '/'), code] as const;
    });
  return new Map(await Promise.all(pages));
}

function sourcesOf(page: string, element: RegExp): string[] {
  const codes = [...page.matchAll(element)].map(({ groups }) => groups?.['code'] ?? '');
  return codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
