import { join } from 'node:path';

/** A face of the site that is cut from a package's file before it is served. */
export interface WebFace {
  /** Its file in `FACES_FOLDER`, which is served. */
  readonly file: string;
  /** The file it is cut from, in the packages of Fontsource. */
  readonly source: string;
  /** Its characters, as ranges in the way of CSS `unicode-range`. */
  readonly characters: string;
}

/** Where the faces of the site are. */
export const FACES_FOLDER = join(import.meta.dirname, '../../apps/web/src/faces');

/** Basic Latin and what European languages and typesetting add to it: Google Fonts' "latin", which the sources cover. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * The faces that are cut. Source Serif is served as it comes: its licence keeps its name from any that are changed.
 */
export const WEB_FACES: readonly WebFace[] = [
  latin('bricolage-grotesque', 600),
  latin('hanken-grotesk', 400),
  latin('hanken-grotesk', 600),
  latin('jetbrains-mono', 400),
  latin('jetbrains-mono', 600),
  // The pi of formulas.
  {
    file: 'jetbrains-mono-pi-400.woff2',
    source: '@fontsource/jetbrains-mono/files/jetbrains-mono-greek-400-normal.woff2',
    characters: 'U+03C0',
  },
];

function latin(family: string, weight: number): WebFace {
  return {
    file: `${family}-${weight}.woff2`,
    source: `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`,
    characters: LATIN,
  };
}
