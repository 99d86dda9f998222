import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { formatTime } from '@overtone/domain/program/format-time';
import type { Hertz } from '@overtone/domain/units';
import type { Heading } from '../session/use-program-moment.tsx';

/** A rhythm glides to another frequency where that is written otherwise than the one it has. */
function isOnItsWay(hz: Hertz, toHz: Hertz): boolean {
  return hz > 0 && toHz > 0 && formatFrequency(hz) !== formatFrequency(toHz);
}

/** Where a pair glides to, as the caption of its figure says it: "the fast one gliding to 2 Hz"; null where it stands. */
export function glideCaption(pair: RhythmPair, to: RhythmPair): string | null {
  const slow = isOnItsWay(pair.slowHz, to.slowHz);
  const fast = isOnItsWay(pair.fastHz, to.fastHz);
  const [slowHz, fastHz] = [formatFrequency(to.slowHz), formatFrequency(to.fastHz)];
  if (slow && fast) return `gliding to ${slowHz} carrying ${fastHz}`;
  if (fast) return pair.slowHz > 0 ? `the fast one gliding to ${fastHz}` : `gliding to ${fastHz}`;
  if (slow) return pair.fastHz > 0 ? `the slow one gliding to ${slowHz}` : `gliding to ${slowHz}`;
  return null;
}

/** Where a pair glides to and when it is there: "Fast glides to 2 Hz, which the program reaches at 29:00."; null where it stands. */
export function glideSentence(pair: RhythmPair, heading: Heading): string | null {
  const slow = isOnItsWay(pair.slowHz, heading.slowHz);
  const fast = isOnItsWay(pair.fastHz, heading.fastHz);
  if (!slow && !fast) return null;
  const [slowHz, fastHz] = [formatFrequency(heading.slowHz), formatFrequency(heading.fastHz)];
  const both = `Fast glides to ${fastHz} and slow to ${slowHz}`;
  const one = fast ? `Fast glides to ${fastHz}` : `Slow glides to ${slowHz}`;
  return `${slow && fast ? both : one}, which the program reaches at ${formatTime(heading.atMs)}.`;
}
