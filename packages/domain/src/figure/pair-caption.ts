import { pairSpanSeconds, type RhythmPair } from './pair-curve.ts';
import { formatFrequency } from '../frequency/format-frequency.ts';

/** A pair in words: "3 Hz carrying 40 Hz". */
export function pairInWords({ slowHz, fastHz }: RhythmPair): string {
  return [slowHz, fastHz]
    .filter((hz) => hz > 0)
    .map(formatFrequency)
    .join(' carrying ');
}

/** What a figure of this pair shows, as its caption says it: "One second of 3 Hz carrying 40 Hz". */
export function pairCaption(pair: RhythmPair): string {
  const words = pairInWords(pair);
  if (words === '') return 'No rhythm is set';
  const seconds = pairSpanSeconds(pair);
  const span = seconds === 1 ? 'One second' : `${Number(seconds.toFixed(1))} seconds`;
  return `${span} of ${words}`;
}
