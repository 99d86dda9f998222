import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { WebFace } from './web-faces.ts';

/**
 * What the site's text needs of OpenType: kerning, ligatures of letters, and marks and local forms for other languages.
 * Left out are fractions and the ligatures of program code, which are most of a face for programmers.
 */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];
/** The entries of the name table that carry the copyright and the licence (OpenType, "name"). */
const LICENCE_NAMES = [0, 13, 14];

/** Cuts `face` from its source: the same outlines, without what no page of the site can show. Gives a WOFF2 file. */
export async function cutFace(face: WebFace): Promise<Uint8Array> {
  const source = await readFile(fileURLToPath(import.meta.resolve(face.source)));
  return await subsetFont(source, charactersIn(face.characters), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
  });
}

/** The characters of ranges like `U+0020-007E, U+20AC`, in order. */
export function charactersIn(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range
        .trim()
        .replace(/^U\+/u, '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      if (!(first <= last)) throw new RangeError(`${range} is no range of characters.`);
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}
