import type { Milliseconds } from '../units.ts';

const HOUR_MS = 3_600_000;

/** A length in words: "31 minutes", "1 hour 30 minutes", "45 seconds". */
export function lengthWords(ms: Milliseconds): string {
  const seconds = Math.round(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [ms < HOUR_MS ? seconds % 60 : 0, 'second'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.join(' ') || '0 seconds';
}
