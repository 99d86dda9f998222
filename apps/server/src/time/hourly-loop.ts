import type { Milliseconds } from '@overtone/domain/units';
import { type RoundsOptions, startRounds } from './start-rounds.ts';

/** What {@link startHourly} runs. */
export type HourlyLoop = Omit<RoundsOptions, 'everyMs'>;

const HOUR_MS: Milliseconds = 60 * 60_000;

/** Runs a round at once and every hour from then on. */
export function startHourly(loop: HourlyLoop): () => Promise<void> {
  return startRounds({ ...loop, everyMs: HOUR_MS });
}
