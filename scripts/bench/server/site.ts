import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Paths of the site that is served. */
export const PAGE = '/';
export const ASSET = '/assets/app-1a2b3c4d.js';

const PAGE_BYTES = 14_000;
const ASSET_BYTES = 60_000;

/** Writes a page and an asset of usual sizes, each with its compressed form, as the build does. */
export async function writeSite(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const files = [
    ['index.html', `<!doctype html><title>Page</title>${fill(PAGE_BYTES)}`],
    [ASSET, `// ${fill(ASSET_BYTES)}`],
  ] as const;
  for (const [name, text] of files) {
    await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
  }
}

/** Text that compresses to about half, as code does. */
function fill(bytes: number): string {
  return randomBytes(bytes / 2).toString('hex');
}
