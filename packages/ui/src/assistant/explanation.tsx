import { keepUnits } from '@overtone/domain/frequency/keep-units';
import { explanationOf } from '@overtone/domain/suggestion/explanation';
import { readingInForce } from '@overtone/domain/suggestion/in-force';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { useStore } from '@nanostores/react';
import type { SessionParts } from '../session/session-parts.ts';

/** What the explanation is given. */
export interface ExplanationProps extends Pick<SessionParts, 'session'> {
  readonly suggestion: Suggestion;
  readonly isLatest: boolean;
}

/** Why this pair: of the latest suggestion, why the reading that the person chose of it. */
export function Explanation({ suggestion, isLatest, session }: ExplanationProps) {
  const settings = useStore(session.$settings);
  return keepUnits(
    explanationOf(suggestion, isLatest ? readingInForce(suggestion, settings) : null),
  );
}
