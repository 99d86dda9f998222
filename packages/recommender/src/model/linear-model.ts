import type { Features } from '../read/features.ts';

/**
 * A trained linear model, as compact as it is shipped. Features are hashed into slots; each slot holds one letter, and
 * the letter names a row of whole numbers, one a class: how strongly a feature of that slot speaks for each class.
 */
export interface LinearModel {
  /** One code letter a slot; the number of slots is a power of two. */
  readonly slots: string;
  /** Weights by code, in the order of the classes; the first row is all zeros. */
  readonly rows: readonly (readonly number[])[];
  /** What a weight of 1 adds to a score. */
  readonly scale: number;
}

const FIRST_LETTER = 35;
const BACKSLASH = 92;

/** How many rows a model can have: the printable letters that stand in a string without an escape. */
export const MAX_ROWS = 91;

/** The letter of a row: "#" for the first, then on through ASCII past the backslash. */
export function letterOfRow(row: number): string {
  const code = FIRST_LETTER + row;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

function rowOfLetter(code: number): number {
  return (code < BACKSLASH ? code : code - 1) - FIRST_LETTER;
}

/** The slot of a feature among `slots` many, a power of two: FNV-1a over UTF-16 code units, mixed once more. */
export function slotOf(feature: string, slots: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) & (slots - 1);
}

/** Scores every class, in the order of the rows; only differences between scores mean anything. */
export function scoresBy(model: LinearModel, features: Features): Float64Array {
  const scores = new Float64Array(model.rows[0]?.length ?? 0);
  for (const [feature, amount] of features) {
    const code = rowOfLetter(model.slots.charCodeAt(slotOf(feature, model.slots.length)));
    if (code === 0) continue;
    const row = model.rows[code] ?? [];
    for (let column = 0; column < scores.length; column += 1) {
      scores[column] = (scores[column] ?? 0) + (row[column] ?? 0) * model.scale * amount;
    }
  }
  return scores;
}
