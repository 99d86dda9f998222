import type { Milliseconds } from '../../units.ts';
import { PAIR_RANGE, type Protocol } from './protocol.ts';

/** How long a person may stay away after a session, while every spare pair is still there. From each of these on more is lost. */
export interface Absence {
  /** Without losing a pair. */
  readonly freeMs: Milliseconds;
  /** Without losing more pairs than there are spare ones. */
  readonly sparedMs: Milliseconds;
  /** Without losing so many that no verdict can come. */
  readonly verdictMs: Milliseconds;
}

/** What a protocol lets a person stay away. Each session that is missed loses its pair, and the next may take its whole time. */
export function absenceOf({
  pairs,
  sparePairs,
  washOutMs,
  missedAfterMs,
}: Pick<Protocol, 'pairs' | 'sparePairs' | 'washOutMs' | 'missedAfterMs'>): Absence {
  const losing = (lost: number) => washOutMs + (lost + 1) * missedAfterMs;
  return {
    freeMs: losing(0),
    sparedMs: losing(sparePairs),
    verdictMs: losing(pairs + sparePairs - PAIR_RANGE.fewest),
  };
}
