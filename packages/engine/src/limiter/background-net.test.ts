import { srgbToLinear } from '@overtone/domain/safety/luminance';
import { describe, expect, it } from 'vitest';
import { HIGHEST_OPACITY, LAW_SPAN } from '../stimulus/overlay-law.ts';
import { BLUE_NET, GREEN_NET, NET_ERROR, PLACE_ERROR, RED_NET } from './background-net.ts';

const SHARES = Array.from({ length: 25 }, (_, i) => i / 24);
const TINTS = SHARES.flatMap((a) => SHARES.map((c) => [HIGHEST_OPACITY * a, c] as const));

/** How much more a change between two tints can be over one level than over another, at most. */
function difference(level: number, other: number): number {
  const between = TINTS.map(([alpha, colour]) => {
    const under = (background: number) => srgbToLinear(background * (1 - alpha) + alpha * colour);
    return under(level) - under(other);
  });
  return Math.max(...between) - Math.min(...between);
}

describe('the net of backgrounds', () => {
  it('knows the highest opacity of the law', () => {
    expect(HIGHEST_OPACITY).toBeCloseTo(
      0.4 * Math.max(LAW_SPAN.middle.high, LAW_SPAN.rim.high),
      12,
    );
  });

  it.each([
    ['red', RED_NET],
    ['green', GREEN_NET],
    ['blue', BLUE_NET],
  ] as const)('has a %s level near enough to every level', (_, { levels, error }) => {
    for (let code = 0; code <= 255; code += 1) {
      const nearest = Math.min(...levels.map((level) => difference(code / 255, level)));
      expect(nearest, `code ${code}`).toBeLessThanOrEqual(error);
    }
  });

  it('leaves room for the guarded swing below the size of a flash', () => {
    expect(0.1 - NET_ERROR - PLACE_ERROR).toBeGreaterThan(0.0505);
  });
});
