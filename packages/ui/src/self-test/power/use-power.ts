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

/** What a person's chances are, and what is drawn of them. */
export interface Power {
  readonly chances: Chances;
  /** The chances of before, until all of the new ones are there: so the curve changes once. */
  readonly drawn: Chances;
}

const NONE: Chances = new Map();

/** The chances of so many pairs for a person, worked out in small pieces while the page stays free. */
export function usePower(
  pairs: number,
  { meanPoints, spreadPoints }: RatingSpread,
  nowMs: () => Milliseconds,
): Power {
  const [chances, setChances] = useState(NONE);
  const [before, setBefore] = useState(NONE);
  useEffect(() => {
    const leaving = new AbortController();
    const parts = { nowMs, turn: turnOfPage, signal: leaving.signal };
    async function workOut(): Promise<void> {
      setChances(NONE);
      let worked = NONE;
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
        worked = new Map(worked).set(effectPoints, found / RUNS);
        setChances(worked);
      }
      setBefore(worked);
    }
    void workOut();
    return () => leaving.abort();
  }, [pairs, meanPoints, spreadPoints, nowMs]);
  const isWhole = chances.size === EFFECTS.length;
  return { chances, drawn: isWhole || before.size === 0 ? chances : before };
}
