import { readFileSync } from 'node:fs';
import type { SuggestionState } from '@overtone/domain/suggestion/states';

/** One row of an evaluation file. */
export interface EvaluationRow {
  readonly text: string;
  /** ISO 639-1 code; `und` where nobody wrote it down. */
  readonly lang: string;
  readonly kind: 'task' | 'calendar' | 'safety' | 'adversarial';
  /** The best answer. */
  readonly label: SuggestionState;
  /** Every answer that a sensible person would accept; the label is the first. */
  readonly acceptable: readonly SuggestionState[];
}

const FIXTURES = new URL('../../packages/recommender/evaluation/', import.meta.url);

/**
 * The evaluation files: `dev` was at hand while the bank was written, `blind` was frozen before, and `risk` was written
 * for the detector of risks without its lists at hand. Rows of `risk` that mention none accept every state. `voices`,
 * `hands`, `trades` and `moods` are sentences by the hands that wrote those of the training, kept apart from it.
 */
export const EVALUATION_FILES = {
  dev: new URL('dev-examples.jsonl', FIXTURES),
  blind: new URL('blind-examples.jsonl', FIXTURES),
  risk: new URL('risk-examples.jsonl', FIXTURES),
  voices: new URL('voices.jsonl', FIXTURES),
  hands: new URL('three-hands.jsonl', FIXTURES),
  trades: new URL('four-hands.jsonl', FIXTURES),
  moods: new URL('two-hands.jsonl', FIXTURES),
  orders: new URL('hand-for-orders.jsonl', FIXTURES),
} as const;

/** Reads an evaluation file, one JSON object a line. */
export function readExamples(file: URL): readonly EvaluationRow[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): EvaluationRow => JSON.parse(line));
}
