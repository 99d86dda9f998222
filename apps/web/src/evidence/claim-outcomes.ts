import type { ClaimId } from '@overtone/domain/claims/claims';

/** What a claim says gets better; `soon` is for those that say when. */
export type Outcome = 'focus' | 'creativity' | 'calm' | 'soon';

/** The outcome of every claim. */
export const OUTCOME_OF: Readonly<Record<ClaimId, Outcome>> = {
  meditation: 'calm',
  'onset-minutes': 'soon',
  'onset-seconds': 'soon',
  distraction: 'focus',
  focus: 'focus',
  cortisol: 'calm',
  'mind-wandering': 'focus',
  'beta-focus': 'focus',
  'alpha-creativity': 'creativity',
  'theta-calm': 'calm',
};
