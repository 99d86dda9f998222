import type { UnitInterval } from '../units.ts';
import { isSuggestionState, SUGGESTION_STATES } from './states.ts';
import type { Suggestion, SuggestionAlternative } from './suggestion.ts';
import type { Verdict } from './verdict.ts';

/** What a person thought of one earlier suggestion. */
export interface PastVerdict {
  readonly state: string;
  readonly verdict: Verdict;
}

/** How far each verdict moves its state. */
const WORTH: Readonly<Record<Verdict, number>> = { liked: 1, kept: 0.5, undone: -1 };

/** What is left of a verdict's worth with every later one: the tenth counts an eighth, however long ago it was. */
const KEPT_PER_LATER_VERDICT = 0.8;

/** Verdicts that count; what lies further back would weigh a hundredth. */
export const VERDICTS_COUNTED = 20;

/** Below this confidence the words themselves left it open which state was meant. */
const OPEN_BELOW_CONFIDENCE: UnitInterval = 0.5;

/** How much better a state must have been received to take another's place: one state liked, or kept twice. */
const LEAD_TO_COME_FIRST = 0.8;

/** States that must never stand in for each other: one rouses, the other settles. */
const ROUSING: readonly string[] = ['energise'];
const SETTLING: readonly string[] = ['calm', 'wind_down'];

/**
 * The suggestion with what the person liked, kept and undone before taken into account; `verdicts` are the newest first.
 * Alternatives come in the order in which they were received. A better received alternative takes the first place only
 * where the words left it open, and then the explanation says so. A health mention and text without a task keep their
 * answer whatever was liked; no number leaves its state's windows, since only whole states change places.
 */
export function rerank<Given extends Suggestion>(
  suggestion: Given,
  verdicts: readonly PastVerdict[],
): Given {
  const { state, alternatives = [], confidence = 1 } = suggestion;
  if (suggestion.source === 'safety' || alternatives.length === 0) return suggestion;
  const standing = standings(verdicts);
  const of = (name: string | undefined) => standing.get(name ?? '') ?? 0;
  const ordered = alternatives.toSorted((one, other) => of(other.state) - of(one.state));
  const [best] = ordered;

  const comesFirst =
    best !== undefined &&
    isSuggestionState(state) &&
    state !== 'none' &&
    confidence < OPEN_BELOW_CONFIDENCE &&
    of(best.state) - of(state) >= LEAD_TO_COME_FIRST &&
    !areOpposite(best.state, state);
  if (!comesFirst) return { ...suggestion, alternatives: ordered };

  const { globalModulationHz, centerModulationHz, visualHue } = suggestion;
  const { label } = SUGGESTION_STATES[state];
  const previous = { state, label, globalModulationHz, centerModulationHz, visualHue };
  return { ...suggestion, ...firstNow(best), alternatives: [previous, ...ordered.slice(1)] };
}

function firstNow({ label, reason: _purpose, ...alternative }: SuggestionAlternative) {
  const reason = isSuggestionState(alternative.state)
    ? SUGGESTION_STATES[alternative.state].reason
    : '';
  return {
    ...alternative,
    narrativeExplanation:
      `Your words left it open, and ${label} suited you before, so it comes first. ${reason}`.trim(),
  };
}

function standings(verdicts: readonly PastVerdict[]): ReadonlyMap<string, number> {
  const standing = new Map<string, number>();
  verdicts.slice(0, VERDICTS_COUNTED).forEach(({ state, verdict }, later) => {
    const worth = WORTH[verdict] * KEPT_PER_LATER_VERDICT ** later;
    standing.set(state, (standing.get(state) ?? 0) + worth);
  });
  return standing;
}

function areOpposite(one: string, other: string): boolean {
  return (
    (ROUSING.includes(one) && SETTLING.includes(other)) ||
    (SETTLING.includes(one) && ROUSING.includes(other))
  );
}
