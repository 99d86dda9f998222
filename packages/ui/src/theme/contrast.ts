import { relativeLuminance } from '@overtone/domain/safety/luminance';
import { linearRgbOf, type Oklch } from './oklch.ts';

/** WCAG 2.2 contrast ratio of two opaque colours, from 1 to 21; the order does not matter. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [first, second] = [one, other].map((colour) => relativeLuminance(linearRgbOf(colour)));
  const light = Math.max(first ?? 0, second ?? 0);
  const dark = Math.min(first ?? 0, second ?? 0);
  return (light + 0.05) / (dark + 0.05);
}
