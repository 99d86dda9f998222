import { useStore } from '@nanostores/react';
import type { AssistantParts } from './assistant-parts.ts';

/**
 * Whether the latest answer waits to be turned on: it set a pair, and nothing plays. A program has keys of its own,
 * and so has a blind self-test; where safety comes first, nothing is to be turned on.
 */
export function useWaitingAnswer({
  assistant,
  session,
}: Pick<AssistantParts, 'assistant' | 'session'>): boolean {
  const latest = useStore(assistant.$messages).findLast(({ suggestion }) => suggestion);
  const isWanted = useStore(session.$isWanted);
  const isTaken = useStore(session.program.$played) !== null;
  if (!latest || latest.offer || latest.suggestion?.source === 'safety') return false;
  return !isWanted && !isTaken;
}
