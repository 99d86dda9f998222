import type { InsightSession } from '@overtone/domain/contract/usage';
import type { Stave } from '@overtone/domain/usage/staves';

/** Fewest days that are drawn. */
const A_WEEK = 7;

/** As many of these days, which end today, as reach back to the first session on them; a week at least. The newest is the first. */
export function stavesWithSessions(
  staves: readonly Stave[],
  sessions: readonly InsightSession[],
): readonly Stave[] {
  const starts = sessions.flatMap(({ parts }) => parts.map(({ startMs }) => startMs));
  const oldestMs = Math.min(...starts);
  const before = staves.filter(({ endMs }) => endMs <= oldestMs).length;
  return staves.slice(-Math.max(A_WEEK, staves.length - before)).toReversed();
}
