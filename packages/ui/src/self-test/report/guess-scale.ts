import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import type { GuessStep } from './guess-walk.ts';
import type { AxisMark } from './report-figure.tsx';

/** Where an axis of guesses ends on both sides, and its steps from the top down. */
export interface GuessScale {
  readonly end: number;
  readonly steps: readonly number[];
}

/** No axis ends sooner, so that a guess or two do not look like many. */
const SMALLEST_END = 6;

const STEPS = [2, 5, 10, 20];

/**
 * An axis that holds the walk and all that chance reaches, with two or three steps to each side. What chance reaches is drawn
 * on it, and it is what a walk is measured by, so that no scale makes little of much or much of little.
 */
export function guessScale(walk: readonly GuessStep[]): GuessScale {
  const farthest = Math.max(
    SMALLEST_END,
    ...walk.flatMap(({ height, reach }) => [Math.abs(height), reach]),
  );
  const step = STEPS.find((each) => farthest <= 3 * each) ?? 20;
  const count = Math.ceil(farthest / step);
  const steps = Array.from({ length: 2 * count + 1 }, (_, index) => (count - index) * step);
  return { end: count * step, steps };
}

/** What the name of the first pair takes of a figure's width at most, in percent. */
const FIRST_NAME = 20;

/** Marks under a figure of pairs, by the numbers that the tables give them, in even steps: those of lost pairs are left out, and those that would stand in the first one's name. */
export function pairMarks(pairs: readonly Pick<ReportPair, 'pair'>[]): readonly AxisMark[] {
  const named = new Set(namedPairs((pairs.at(-1)?.pair ?? 0) + 1));
  return pairs.flatMap(({ pair }, place) => {
    const isFirst = place === 0;
    const number = pair + 1;
    const at = (100 * (place + 0.5)) / pairs.length;
    const isNamed = named.has(number) && at > FIRST_NAME;
    return isFirst || isNamed ? [{ text: `${isFirst ? 'Pair ' : ''}${number}`, at }] : [];
  });
}

/** Says of pairs that carry numbers with gaps what the gaps are; nothing where there is none. */
export function gapsText(pairs: readonly Pick<ReportPair, 'pair'>[]): string {
  const hasGaps = (pairs.at(-1)?.pair ?? -1) + 1 > pairs.length;
  return hasGaps ? ' Pairs that lost a session are left out, and their numbers with them.' : '';
}

/** Places on an axis of pairs that are named: the first, each fifth or tenth, and the last. */
export function namedPairs(pairs: number): readonly number[] {
  const step = pairs > 30 ? 10 : 5;
  const between = Array.from({ length: Math.floor(pairs / step) }, (_, i) => (i + 1) * step);
  return [1, ...between.filter((pair) => pair <= pairs - step / 2), pairs];
}
