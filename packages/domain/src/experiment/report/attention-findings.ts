import type { SartResult } from '../attention/sart-result.ts';
import { type Effect, effectOf } from '../statistics/effect.ts';

/** What of the attention task is compared. */
const ATTENTION_MEASURES = ['commissions', 'omissions', 'meanMs', 'spreadMs'] as const;
export type AttentionMeasure = (typeof ATTENTION_MEASURES)[number];

/** One measure of the attention task, with the rhythm and in the sham. Beside the verdict: none comes from it. */
export interface AttentionFinding {
  readonly measure: AttentionMeasure;
  /** Complete pairs with the measure in both sessions. */
  readonly pairs: number;
  /** Means over these pairs, in the measure's unit: errors, or milliseconds. */
  readonly realMean: number;
  readonly shamMean: number;
  /** Real less sham, with its own 95% interval from the same exact test as the verdict's. */
  readonly effect: Effect;
}

/** Both sessions of a pair; null where the task was left out. */
export interface AttentionPair {
  readonly real: SartResult | null;
  readonly sham: SartResult | null;
}

/** How the attention task went in pairs that have it; a measure that no pair has is missing. */
export function attentionFindings(pairs: readonly AttentionPair[]): readonly AttentionFinding[] {
  return ATTENTION_MEASURES.flatMap((measure) => {
    const values = pairs.flatMap(({ real, sham }) => {
      const [inReal, inSham] = [real?.[measure] ?? null, sham?.[measure] ?? null];
      return inReal === null || inSham === null ? [] : [{ inReal, inSham }];
    });
    if (values.length === 0) return [];
    return [
      {
        measure,
        pairs: values.length,
        realMean: meanOf(values.map(({ inReal }) => inReal)),
        shamMean: meanOf(values.map(({ inSham }) => inSham)),
        effect: effectOf(values.map(({ inReal, inSham }) => inReal - inSham)),
      },
    ];
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
