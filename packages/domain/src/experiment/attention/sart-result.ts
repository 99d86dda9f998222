import { z } from 'zod';
import type { Milliseconds } from '../../units.ts';
import type { SartRun } from './sart-run.ts';
import { SART } from './sart-task.ts';

/** How finely reaction times were taken, as far as a page can know. What keyboard, touch screen and display add is not known. */
export interface SartTiming {
  /** From one frame to the next: when within it a digit lights up is not known. Tenths of a millisecond. */
  readonly frameMs: Milliseconds;
  /** Steps of the browser's clock, in thousandths of a millisecond. */
  readonly clockMs: Milliseconds;
}

/** What came of a whole task. */
export interface SartResult extends SartTiming {
  /** Presses at a 3, of {@link SART}'s 17. */
  readonly commissions: number;
  /** Other digits without a press, of 136. */
  readonly omissions: number;
  /** Presses sooner after another digit than an answer can be (100 ms); they are in no mean. */
  readonly tooEarly: number;
  /** Mean of the times from a digit to its press, 3s left out, in whole milliseconds; null under two presses. */
  readonly meanMs: Milliseconds | null;
  /** Their standard deviation (of a sample), in whole milliseconds; null under two presses. */
  readonly spreadMs: Milliseconds | null;
}

const ERROR = 'This is not a result of the attention task.';
const GO_TRIALS = SART.timesEach * (SART.digits.length - 1);
const count = (most: number) => z.int({ error: ERROR }).min(0, { error: ERROR }).max(most, ERROR);
const wholeMs = count(SART.trialMs);

/** A result as it may come from anywhere. */
export const sartResultSchema: z.ZodType<SartResult> = z
  .strictObject({
    commissions: count(SART.timesEach),
    omissions: count(GO_TRIALS),
    tooEarly: count(GO_TRIALS),
    meanMs: wholeMs.nullable(),
    spreadMs: wholeMs.nullable(),
    frameMs: z.number({ error: ERROR }).min(0, ERROR).max(1000, ERROR),
    clockMs: z.number({ error: ERROR }).min(0, ERROR).max(1000, ERROR),
  })
  .refine(({ omissions, tooEarly }) => omissions + tooEarly <= GO_TRIALS, { error: ERROR })
  .refine(({ meanMs, spreadMs }) => (meanMs === null) === (spreadMs === null), { error: ERROR });

/** What presses there were, for practice and for the whole task. */
export interface SartScore {
  readonly commissions: number;
  readonly omissions: number;
  readonly tooEarly: number;
  /** Times from a digit to its press, of digits that ask for one, in order. */
  readonly reactionsMs: readonly Milliseconds[];
}

/** Scores a task that is over. */
export function sartScore({ trials, onsetsMs, pressesMs }: SartRun): SartScore {
  const answers = trials.map(({ digit }, index) => {
    const [onsetMs, pressMs] = [onsetsMs[index] ?? 0, pressesMs[index] ?? null];
    return { isGo: digit !== SART.noGo, afterMs: pressMs === null ? null : pressMs - onsetMs };
  });
  const go = answers.filter(({ isGo }) => isGo).map(({ afterMs }) => afterMs);
  const pressed = go.filter((afterMs) => afterMs !== null);
  return {
    commissions: answers.filter(({ isGo, afterMs }) => !isGo && afterMs !== null).length,
    omissions: go.length - pressed.length,
    tooEarly: pressed.filter((afterMs) => afterMs < SART.earliestMs).length,
    reactionsMs: pressed.filter((afterMs) => afterMs >= SART.earliestMs),
  };
}

/** The result of a task that is over; times in whole milliseconds, since nothing about them is known any finer. */
export function sartResult(run: SartRun, timing: SartTiming): SartResult {
  const { reactionsMs, ...counts } = sartScore(run);
  return { ...counts, ...meanAndSpread(reactionsMs), ...timing };
}

function meanAndSpread(timesMs: readonly Milliseconds[]): Pick<SartResult, 'meanMs' | 'spreadMs'> {
  if (timesMs.length < 2) return { meanMs: null, spreadMs: null };
  const meanMs = timesMs.reduce((sum, ms) => sum + ms, 0) / timesMs.length;
  const squares = timesMs.reduce((sum, ms) => sum + (ms - meanMs) ** 2, 0);
  return {
    meanMs: Math.round(meanMs),
    spreadMs: Math.round(Math.sqrt(squares / (timesMs.length - 1))),
  };
}
