import { expect, it } from 'vitest';
import { RESEARCH } from '../content/research.ts';
import { recoveryCurve, recoverySpans } from './recovery-curve.ts';

const { steps } = RESEARCH.recovery;
const lengths = recoverySpans(steps).map(({ from, to }) => to - from);

it('draws each step as wide as it is long, Rebuild the widest', () => {
  const [first, last] = [recoverySpans(steps)[0], recoverySpans(steps).at(-1)];
  expect([first?.from, last?.to]).toEqual([0, 1]);
  for (const [index, { minutes }] of steps.entries())
    expect((lengths[index] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(
      minutes / (steps[0]?.minutes ?? 1),
    );
  expect(steps[lengths.indexOf(Math.max(...lengths))]?.title).toBe('Rebuild');
});

it('rises from away to deep without turning back', () => {
  const heights = recoveryCurve(steps).map(({ y }) => y);
  expect([heights[0], heights.at(-1)]).toEqual([-1, 1]);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});
