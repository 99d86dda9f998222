import { expect, it } from 'vitest';
import { nearestAccepted } from './nearest-accepted.ts';

const above2 = (hz: number) => hz > 2;

it('is the wish where that is accepted, and the last step before the wall where it is not', () => {
  expect(nearestAccepted({ from: 8, to: 3.3, step: 0.1, accepts: above2 })).toBe(3.3);
  expect(nearestAccepted({ from: 8, to: 0.1, step: 0.1, accepts: above2 })).toBeCloseTo(2.1, 9);
  expect(nearestAccepted({ from: 1, to: 90, step: 0.5, accepts: (hz) => hz < 10 })).toBe(9.5);
});

it('never goes back behind where it stood, and leaves what has no way to the check', () => {
  expect(nearestAccepted({ from: 2.03, to: 1, step: 0.1, accepts: above2 })).toBe(2.03);
  expect(nearestAccepted({ from: 1, to: 0.5, step: 0.1, accepts: above2 })).toBe(0.5);
});
