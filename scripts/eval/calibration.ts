import { PHRASE_STATES } from '@overtone/recommender/model/phrase-states';
import type { Judged } from './cross-validation.ts';

/** One row of a reliability table: how sure the model was, how often it was right, over how many texts. */
export interface Reliability {
  readonly from: number;
  readonly confidence: number;
  readonly right: number;
  readonly count: number;
}

const BINS = 8;

/** Shares of confidence at a temperature; a higher one is more doubtful. */
export function sharesAt(scores: Float64Array, temperature: number): Float64Array {
  const highest = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp((score - highest) / temperature));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}

/** The temperature, to a twentieth, at which unseen texts are least surprising. */
export function bestTemperature(judged: readonly Judged[]): number {
  const candidates = Array.from({ length: 50 }, (_, index) => (index + 1) / 20);
  const surprises = candidates.map((temperature) =>
    judged.reduce((sum, { scores, state }) => {
      const share = sharesAt(scores, temperature)[PHRASE_STATES.indexOf(state)] ?? 0;
      return sum - Math.log(Math.max(share, 1e-12));
    }, 0),
  );
  return candidates[surprises.indexOf(Math.min(...surprises))] ?? 1;
}

/** How often a confidence keeps its word, in eight bins of equal width. */
export function reliabilityAt(judged: readonly Judged[], temperature: number): Reliability[] {
  const bins = Array.from({ length: BINS }, () => ({ confidence: 0, right: 0, count: 0 }));
  for (const { scores, state } of judged) {
    const shares = sharesAt(scores, temperature);
    const confidence = Math.max(...shares);
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))];
    if (bin === undefined) continue;
    bin.count += 1;
    bin.confidence += confidence;
    bin.right += PHRASE_STATES[shares.indexOf(confidence)] === state ? 1 : 0;
  }
  return bins
    .map(({ confidence, right, count }, index) => ({
      from: index / BINS,
      confidence: confidence / count,
      right: right / count,
      count,
    }))
    .filter(({ count }) => count > 0);
}
