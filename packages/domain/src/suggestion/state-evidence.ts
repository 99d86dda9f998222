import { type ClaimId, claimNote, claimOf, type ClaimStrength } from '../claims/claims.ts';
import { isSuggestionState, type SuggestionState } from './states.ts';

/** The ledger entry that lies closest to what a state aims at; null where no study was found that does. */
export const STATE_CLAIMS: Readonly<Record<SuggestionState, ClaimId | null>> = {
  deep_focus: 'beta-focus',
  analytical: null,
  creative: 'alpha-creativity',
  meeting: null,
  calm: 'theta-calm',
  energise: null,
  wind_down: null,
  none: null,
  safety: null,
};

/** What stands behind a state, for whoever reads a suggestion. */
export interface StateEvidence {
  readonly strength: ClaimStrength;
  /** What the closest work found, or that none was found. */
  readonly finding: string;
  /** What that work did not test; null where there is none. */
  readonly notTested: string | null;
}

const NONE_FOUND: StateEvidence = {
  strength: 'none',
  finding: 'We found no study that tests this pair of rhythms for this purpose.',
  notTested: null,
};

/** What stands behind a state. A name that is no state has nothing behind it. */
export function evidenceFor(state: string | undefined): StateEvidence {
  const id = isSuggestionState(state) ? STATE_CLAIMS[state] : null;
  if (id === null) return NONE_FOUND;
  const claim = claimOf(id);
  return { strength: claim.strength, finding: claimNote(claim), notTested: claim.notTested };
}
