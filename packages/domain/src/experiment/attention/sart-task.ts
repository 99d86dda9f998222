import type { Milliseconds } from '../../units.ts';
import { seededRandom } from '../random/seeded-random.ts';

/**
 * The sustained attention to response task: a digit after the other, one press for each but 3. Times, sizes, colours and
 * the mask are those of Robertson, Manly, Andrade, Baddeley and Yiend 1997, doi.org/10.1016/S0028-3932(97)00015-8; it
 * is shorter (theirs has 225 digits in 4.3 minutes).
 */
export const SART = {
  digits: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  /** The digit that asks for no press. */
  noGo: 3,
  /** From one digit to the next. */
  trialMs: 1150,
  /** How long a digit is there; then a ring with a cross covers its place. */
  digitMs: 250,
  /** How often each digit comes: 153 in all, 2 min 56 s. */
  timesEach: 17,
  /** Font sizes in points (1/72 inch), drawn anew for each digit, so that no one place of the screen tells them apart. */
  sizesPt: [48, 72, 94, 100, 120],
  /** White digits on black. */
  ink: '#fff',
  ground: '#000',
  /** A press that comes earlier after a digit cannot be an answer to it. */
  earliestMs: 100,
} as const;

/** One digit of the task. */
export interface SartTrial {
  readonly digit: number;
  /** Font size in points. */
  readonly sizePt: number;
}

/** Length of a whole task. */
export const SART_LENGTH_MS: Milliseconds = SART.trialMs * SART.timesEach * SART.digits.length;

/**
 * The digits of a task in random order; no two 3s follow each other.
 *
 * @throws {RangeError} if the seed is not 32 hexadecimal digits.
 */
export function sartTrials(seed: string): readonly SartTrial[] {
  return trials(seed, SART.timesEach, SART.timesEach);
}

/** Practice beforehand: sixteen digits to press for, and two 3s. Nothing of it is kept. */
export function practiceTrials(seed: string): readonly SartTrial[] {
  return trials(seed, 2, 2);
}

function trials(seed: string, timesEach: number, noGos: number): readonly SartTrial[] {
  const { uniform } = seededRandom(seed);
  const below = (count: number) => Math.floor(uniform() * count);
  const go = SART.digits.filter((digit) => digit !== SART.noGo);
  const digits: number[] = Array.from({ length: timesEach }, () => go).flat();
  shuffle(digits, below);
  // Each 3 has a gap between two others for itself.
  const gaps = Array.from({ length: digits.length + 1 }, (_, gap) => gap);
  shuffle(gaps, below);
  const isTaken = new Set(gaps.slice(0, noGos));
  const order = [...digits, null].flatMap((digit, gap) => [
    ...(isTaken.has(gap) ? [SART.noGo] : []),
    ...(digit === null ? [] : [digit]),
  ]);
  return order.map((digit) => ({ digit, sizePt: SART.sizesPt[below(SART.sizesPt.length)] ?? 94 }));
}

/** Fisher and Yates's. */
function shuffle(values: number[], below: (count: number) => number): void {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const [one, two] = [values[last] ?? 0, values[other] ?? 0];
    [values[last], values[other]] = [two, one];
  }
}
