import { LONGEST_SPAN_SECONDS, pairSpanSeconds, type RhythmPair } from './pair-curve.ts';
import { formatFrequency } from '../frequency/format-frequency.ts';

/** The rhythms of a pair that there are, the slow one first. */
function rhythmsOf({ slowHz, fastHz }: RhythmPair): readonly string[] {
  return [slowHz, fastHz].filter((hz) => hz > 0).map(formatFrequency);
}

/** A pair in words: "3 Hz carrying 40 Hz". */
export function pairInWords(pair: RhythmPair): string {
  return rhythmsOf(pair).join(' carrying ');
}

/** A pair where there is room for its figures alone: "3 Hz + 40 Hz". */
export function pairInShort(pair: RhythmPair): string {
  return rhythmsOf(pair).join(' + ') || 'No rhythm';
}

/**
 * What a figure of this pair shows, as its caption says it: "One second of 3 Hz carrying 40 Hz". A slow rhythm that swells
 * once in it is not counted: "Ten seconds: one slow swell carrying 6 Hz".
 */
export function pairCaption(pair: RhythmPair): string {
  const words = pairInWords(pair);
  if (words === '') return 'No rhythm is set';
  const seconds = pairSpanSeconds(pair);
  if (seconds === 1) return `One second of ${words}`;
  const span = `${seconds === LONGEST_SPAN_SECONDS ? 'Ten' : Number(seconds.toFixed(1))} seconds`;
  const isOneSwell = pair.slowHz * LONGEST_SPAN_SECONDS >= 1 && pair.fastHz > 0;
  return isOneSwell
    ? `${span}: one slow swell carrying ${formatFrequency(pair.fastHz)}`
    : `${span} of ${words}`;
}
