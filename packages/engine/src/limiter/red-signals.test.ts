import { RED_FLASH_CHANGE, RED_FLASH_DISTANCE } from '@overtone/domain/safety/flash-limits';
import {
  chromaticity,
  isSaturatedRed,
  type LinearRgb,
  srgbToLinear,
} from '@overtone/domain/safety/luminance';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../dsp/random.ts';
import { HIGHEST_OPACITY } from '../stimulus/overlay-law.ts';
import { PLACES } from './background-net.ts';
import { RED_SIGNALS } from './red-signals.ts';

/** A code value of red from which WCAG 2.2's rule counts nothing that the rule of 2.0 and 2.1 does not count too. */
const BRIGHT_FROM = 140;

/** Often at an end of its range, where changes are largest. */
function often(random: Random, end: number): number {
  return random.uniform() < 0.4 ? end * Math.round(random.uniform()) : end * random.uniform();
}

/** A tint of the overlay, or none. */
function tintOf(random: Random): readonly number[] {
  const alpha = often(random, HIGHEST_OPACITY);
  return [...[0, 1, 2].map(() => often(random, alpha)), alpha];
}

function under(background: readonly number[], tint: readonly number[]): LinearRgb {
  const [r = 0, g = 0, b = 0] = background.map((value, i) =>
    srgbToLinear(Math.min(1, value * (1 - (tint[3] ?? 0)) + (tint[i] ?? 0))),
  );
  return { r, g, b };
}

const red = ({ r, g, b }: LinearRgb) => Math.max(0, r - g - b);

/** Over reds from a code value on: how many changes WCAG 2.2 counts, and how many of them 2.0 and 2.1 do not. */
function countedBy22(fromCode: number) {
  const random = createRandom(fromCode);
  let counted = 0;
  let missed = 0;
  for (let i = 0; i < 400_000; i += 1) {
    const own = random.uniform() < 0.5 ? fromCode / 255 : random.between(fromCode / 255, 1);
    const background = [own, 0.5 * own * often(random, 1), 0.5 * own * often(random, 1)];
    const [one, other] = [under(background, tintOf(random)), under(background, tintOf(random))];
    if (!isSaturatedRed(one) && !isSaturatedRed(other)) continue;
    const [from, to] = [chromaticity(one), chromaticity(other)];
    if (Math.hypot(from.u - to.u, from.v - to.v) <= RED_FLASH_DISTANCE) continue;
    counted += 1;
    if (Math.abs(red(one) - red(other)) <= RED_FLASH_CHANGE) missed += 1;
  }
  return { counted, missed };
}

describe('the reds that are watched', () => {
  it('are 597 colours', () => {
    expect(RED_SIGNALS.count / PLACES.length).toBe(597);
  });

  it('hold the rule of WCAG 2.2 as well over bright reds, since what it counts there the older rule counts too', () => {
    const { counted, missed } = countedBy22(BRIGHT_FROM);
    expect(counted).toBeGreaterThan(500);
    expect(missed).toBe(0);
  });

  it('do not hold it over dark ones', () => {
    expect(countedBy22(80).missed).toBeGreaterThan(100);
  });
});
