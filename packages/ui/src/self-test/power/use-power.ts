import { RATING_SCALE } from '@overtone/domain/experiment/protocol/protocol';
import { type RatingSpread, simulatedTests } from '@overtone/domain/experiment/statistics/power';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import { useEffect, useState } from 'react';
import { inPieces, turnOfPage } from './in-pieces.ts';

/** Effects that chances are worked out for, in points: those of the sentence first. */
const EFFECTS = [1, 0.5, 2, 1.5, 0, 0.75, 0.25, 1.25, 1.75] as const;

/** Simulated self-tests for each: chances to about 3 percentage points (two standard errors). */
const RUNS = 1_000;

/** One for everybody, so that the same person always reads the same chances. */
const SEED = '7e57ab1e000000000000000000000001';

/** Chance of a finding by effect in points; effects that are not worked out yet are missing. */
export type Chances = ReadonlyMap<number, UnitInterval>;

/** The chances of so many pairs for a person, worked out in small pieces while the page stays free. */
export function usePower(
  pairs: number,
  { meanPoints, spreadPoints }: RatingSpread,
  nowMs: () => Milliseconds,
): Chances {
  const [chances, setChances] = useState<Chances>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    const parts = { nowMs, turn: turnOfPage, signal: leaving.signal };
    async function workOut(): Promise<void> {
      setChances(new Map());
      for (const effectPoints of EFFECTS) {
        const isFound = simulatedTests({
          pairs,
          effectPoints,
          person: { meanPoints, spreadPoints },
          scale: RATING_SCALE,
          seed: SEED,
        });
        let found = 0;
        const isDone = await inPieces(RUNS, () => void (found += isFound() ? 1 : 0), parts);
        if (!isDone) return;
        setChances((before) => new Map(before).set(effectPoints, found / RUNS));
      }
    }
    void workOut();
    return () => leaving.abort();
  }, [pairs, meanPoints, spreadPoints, nowMs]);
  return chances;
}
