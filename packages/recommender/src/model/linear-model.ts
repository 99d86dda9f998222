import type { Features } from '../read/features.ts';

/** A trained linear model, as compact as it is shipped: what a text speaks for is the sum of its layers. */
export interface LinearModel {
  /** Each layer holds what those before it left over. All have the same classes and the same number of slots. */
  readonly layers: readonly [WeightLayer, ...WeightLayer[]];
}

/**
 * Weights of features, which are hashed into slots. For each slot a letter of `slots` names a row, which says what classes
 * a feature of that slot speaks for, and the letter of `strengths` at the same place how strongly.
 */
export interface WeightLayer {
  /** One letter a slot; the number of slots is a power of two. */
  readonly slots: string;
  /** One letter a slot: the first is the greatest strength, each further one is weaker by the root of two. */
  readonly strengths: string;
  /** Directions by letter, in the order of the classes, each of the same length; the first row is all zeros. */
  readonly rows: readonly (readonly number[])[];
  /** What a 1 of a row adds to a score at the greatest strength. */
  readonly scale: number;
}

/** The share that each strength is of the one before it. */
export const STRENGTH_STEP = Math.SQRT1_2;

const FIRST_LETTER = 35;
const BACKSLASH = 92;
const ASCII_LETTERS = 91;
const FIRST_LATIN_LETTER = 0xa1;
const SOFT_HYPHEN = 0xad;

/** How many letters there are: what of ASCII and Latin-1 can be seen and stands in a string without an escape. */
export const MAX_LETTERS = 185;

/** The letter of a number: "#" for 0, then on through ASCII past the backslash, then Latin-1 past the soft hyphen. */
export function letterOf(number: number): string {
  if (number < ASCII_LETTERS) {
    const code = FIRST_LETTER + number;
    return String.fromCharCode(code < BACKSLASH ? code : code + 1);
  }
  const code = FIRST_LATIN_LETTER + number - ASCII_LETTERS;
  return String.fromCharCode(code < SOFT_HYPHEN ? code : code + 1);
}

function numberOf(code: number): number {
  if (code < BACKSLASH) return code - FIRST_LETTER;
  if (code < FIRST_LATIN_LETTER) return code - FIRST_LETTER - 1;
  return ASCII_LETTERS + code - FIRST_LATIN_LETTER - (code < SOFT_HYPHEN ? 0 : 1);
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
export function scoresBy({ layers }: LinearModel, features: Features): Float64Array {
  const [{ rows, slots }] = layers;
  const scores = new Float64Array(rows[0]?.length ?? 0);
  for (const [feature, amount] of features) {
    const slot = slotOf(feature, slots.length);
    for (const layer of layers) addSlot(layer, slot, amount, scores);
  }
  return scores;
}

/** Adds what a slot of a layer says to one score a class, `amount` times. */
export function addSlot(
  { slots, strengths, rows, scale }: WeightLayer,
  slot: number,
  amount: number,
  scores: Float64Array,
): void {
  const code = numberOf(slots.charCodeAt(slot));
  if (code === 0) return;
  const row = rows[code] ?? [];
  const share = scale * STRENGTH_STEP ** numberOf(strengths.charCodeAt(slot)) * amount;
  for (let column = 0; column < scores.length; column += 1) {
    scores[column] = (scores[column] ?? 0) + (row[column] ?? 0) * share;
  }
}
