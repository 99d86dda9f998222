import { recommend } from '@overtone/recommender/recommend';
import { areOpposite } from '@overtone/recommender/model/understanding';
import type { SuggestionState } from '@overtone/domain/suggestion/states';
import type { EvaluationRow } from './example-file.ts';

/** What the recommender made of one row. */
export interface Answer {
  readonly row: EvaluationRow;
  readonly state: SuggestionState;
  readonly confidence: number;
  /** The answer is among those that a sensible person would accept. */
  readonly acceptable: boolean;
  /** The answer or one of the two beside it is. */
  readonly inTopThree: boolean;
  /** The text asks to be roused and would be settled, or the other way round. */
  readonly opposite: boolean;
}

/** Asks the recommender, as it ships, for every row. */
export function evaluate(rows: readonly EvaluationRow[]): Answer[] {
  return rows.map((row) => {
    const { state, confidence, alternatives } = recommend(row.text);
    const accepted: readonly string[] = row.acceptable;
    const acceptable = accepted.includes(state);
    return {
      row,
      state,
      confidence,
      acceptable,
      inTopThree: acceptable || alternatives.some((other) => accepted.includes(other.state)),
      opposite:
        !acceptable &&
        state !== 'safety' &&
        row.label !== 'safety' &&
        areOpposite(state, row.label),
    };
  });
}
