import type { Degrees } from '@overtone/domain/units';

/** A hue as it is written. */
export function hueWords(hue: Degrees): string {
  return `${Number(hue.toFixed(1))}°`;
}

/** A hue that is set, and the one that light has in its place, where that is another. */
export function hueAndShown(hue: Degrees, shown: Degrees): string {
  return shown === hue ? hueWords(hue) : `${hueWords(hue)} → ${hueWords(shown)}`;
}

/** Why light has another hue than is set. */
export function shownInstead(shown: Degrees): string {
  return `Flash guard keeps light out of saturated red: ${hueWords(shown)} is shown.`;
}
