import type { ClaimStrength } from '@overtone/domain/claims/claims';
import type { Outcome } from '../evidence/claim-outcomes.ts';

/** The words of the figure of claims that a reader narrows down to an outcome. */
export const CLAIM_FILTER = {
  legend: 'Show claims about',
  outcomes: {
    all: 'Everything',
    focus: 'Focus and distraction',
    creativity: 'Creativity',
    calm: 'Calm and mood',
    soon: 'How soon',
  },
} as const satisfies { legend: string; outcomes: Readonly<Record<Outcome | 'all', string>> };

/** How the claims in view are supported, in a sentence. */
export function supportSentence(strengths: readonly ClaimStrength[]): string {
  const count = (wanted: ClaimStrength) => strengths.filter((each) => each === wanted).length;
  const claims = strengths.length === 1 ? '1 claim' : `${strengths.length} claims`;
  return `${claims}: ${count('moderate')} with moderate support, ${count('weak')} with weak support, ${count('none')} with no source. None is strong.`;
}
