import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { chanceReach } from './chance-reach.ts';
import { blindingOf } from '@overtone/domain/experiment/statistics/blinding';

/** Which way the guesses of one pair leaned, and where all up to it stand. */
export interface GuessStep {
  readonly lean: 'right' | 'wrong' | 'neither';
  /** Pairs that leaned right, less those that leaned wrong, up to this one. */
  readonly height: number;
  /** How far from 0 guessing in the dark leads here in 95 of 100 cases, or more. */
  readonly reach: number;
}

/** The guesses pair by pair: a step up where they leaned the right way, down where the wrong way. */
export function guessWalk(pairs: readonly ReportPair[]): readonly GuessStep[] {
  let [height, leaning] = [0, 0];
  return pairs.map(({ real, sham }) => {
    const { rightPairs, wrongPairs } = blindingOf([{ inReal: real.guess, inSham: sham.guess }]);
    height += rightPairs - wrongPairs;
    leaning += rightPairs + wrongPairs;
    const reach = chanceReach(leaning);
    return { lean: rightPairs > 0 ? 'right' : wrongPairs > 0 ? 'wrong' : 'neither', height, reach };
  });
}
