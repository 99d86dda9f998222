import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillMarks, hasMarks, type PageFacts } from '@overtone/domain/site/page-marks';
import { inMemory } from '../../http/files/file-in-memory.ts';
import type { OpenedFile, OpenFile } from '../../http/files/opened-file.ts';
import { adaptPage, type InstallationFacts } from './adapt-page.ts';
import { homeFile, homeInsteadFile } from './page-files.ts';

/** Pages, and what stands beside them for search engines. */
const MARKED = /\.(?:html|xml|txt)$/u;
/** Nearly as small as the best, in a tenth of its time: a start waits for it. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Files of the site as they are sent, by their paths: with what only the operator knows, in every form. */
export type FilledFiles = ReadonlyMap<string, OpenedFile>;

/**
 * Fills each file in `folder` that has marks, or that shows something else on this installation, and writes the home page for
 * paths that lead nowhere. A folder that is absent has none.
 */
export async function fillFiles(
  folder: string,
  facts: PageFacts,
  installation: InstallationFacts,
): Promise<FilledFiles> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names
    .filter((name) => MARKED.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      const filled = hasMarks(text) ? fillMarks(text, facts) : text;
      const adapted = adaptPage(filled, installation);
      const own = adapted === text ? [] : await formsOf(file, Buffer.from(adapted));
      if (file !== homeFile(folder)) return own;
      const instead = adaptPage(filled, installation, true);
      return [...own, ...(await formsOf(homeInsteadFile(folder), Buffer.from(instead)))];
    });
  return new Map((await Promise.all(files)).flat());
}

/** Opens the filled form of a file where there is one. */
export function openFilled(filled: FilledFiles, open: OpenFile): OpenFile {
  return async (file) => filled.get(file) ?? open(file);
}

async function formsOf(file: string, bytes: Buffer): Promise<[string, OpenedFile][]> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, QUALITY),
    promisify(gzip)(bytes),
  ]);
  const since = contentTime(bytes);
  return [
    [file, inMemory(bytes, since)],
    [`${file}.br`, inMemory(br, since)],
    [`${file}.gz`, inMemory(gz, since)],
  ];
}

/**
 * What stands for the time of change of a file that no disk has: a number of its content, so that its validator changes
 * with that alone, and is the same on every server.
 */
function contentTime(bytes: Buffer): number {
  return createHash('sha256').update(bytes).digest().readUIntBE(0, 6);
}
