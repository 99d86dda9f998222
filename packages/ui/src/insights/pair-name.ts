import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';

/** A pair in words, as captions say it: "3 Hz carrying 40 Hz"; one rhythm alone where the other was off. */
export function pairName({ slowHz, fastHz }: RhythmPair): string {
  const rhythms = [slowHz, fastHz].filter((hz) => hz > 0).map(formatFrequency);
  return rhythms.length === 0 ? 'no rhythm' : rhythms.join(' carrying ');
}

/** The shortest name that tells a pair from the others: its fast rhythm alone where no other pair has the same. */
export function shortPairName(pair: RhythmPair, others: readonly RhythmPair[]): string {
  const isAlone = others.every(
    ({ slowHz, fastHz }) => fastHz !== pair.fastHz || slowHz === pair.slowHz,
  );
  return isAlone && pair.fastHz > 0 ? formatFrequency(pair.fastHz) : pairName(pair);
}
