import { expect, it } from 'vitest';
import { swellCurve } from './swell-curve.ts';

it('grows evenly: nowhere higher than its distance from the left, and reaches that height in every cycle', () => {
  const curve = swellCurve(12);
  for (const { x, y } of curve) expect(Math.abs(y)).toBeLessThanOrEqual(x);
  for (let cycle = 1; cycle <= 12; cycle += 1) {
    const inCycle = curve.filter(({ x }) => x > (cycle - 1) / 12 && x <= cycle / 12);
    expect(Math.max(...inCycle.map(({ y }) => y))).toBeGreaterThan((cycle - 0.8) / 12);
  }
});
