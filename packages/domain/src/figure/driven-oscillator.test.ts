import { describe, expect, it } from 'vitest';
import { type Drive, driven, phaseApart } from './driven-oscillator.ts';

/** The same equation stepped through time, by the classical Runge-Kutta method. */
function stepped({ ownHz, driveHz, pullHz }: Drive, seconds: number, steps = 40_000): number {
  const slope = (psi: number) => ownHz - driveHz - pullHz * Math.sin(2 * Math.PI * psi);
  const step = seconds / steps;
  let psi = 0;
  for (let i = 0; i < steps; i += 1) {
    const a = slope(psi);
    const b = slope(psi + (step / 2) * a);
    const c = slope(psi + (step / 2) * b);
    const d = slope(psi + step * c);
    psi += (step / 6) * (a + 2 * b + 2 * c + d);
  }
  return psi;
}

const DRIVES: readonly Drive[] = [
  { ownHz: 10, driveHz: 10, pullHz: 1 },
  { ownHz: 10, driveHz: 10, pullHz: 0 },
  { ownHz: 10, driveHz: 11, pullHz: 0 },
  { ownHz: 10, driveHz: 10.5, pullHz: 1 },
  { ownHz: 10, driveHz: 9.5, pullHz: 1 },
  { ownHz: 10, driveHz: 11, pullHz: 1 },
  { ownHz: 10, driveHz: 9, pullHz: 1 },
  { ownHz: 10, driveHz: 12, pullHz: 1 },
  { ownHz: 10, driveHz: 7.2, pullHz: 1.9 },
  { ownHz: 10, driveHz: 13.9, pullHz: 0.1 },
];

describe('a driven rhythm', () => {
  it.each(DRIVES)('goes as its equation does, $driveHz Hz at a pull of $pullHz Hz', (drive) => {
    for (const seconds of [0.05, 0.4, 1.7, 3]) {
      expect(phaseApart(drive, seconds)).toBeCloseTo(stepped(drive, seconds), 5);
    }
  });

  it('keeps time inside its wedge, its edge included, and nowhere else', () => {
    const isLocked = (driveHz: number, pullHz: number) =>
      driven({ ownHz: 10, driveHz, pullHz }).isLocked;
    expect([8.5, 9, 10, 11, 11.5].map((hz) => isLocked(hz, 1))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect([9.9, 10, 10.1].map((hz) => isLocked(hz, 0))).toEqual([false, true, false]);
  });

  it('ends where its phase in time does', () => {
    for (const drive of DRIVES) {
      const { meanHz, offset, isLocked } = driven(drive);
      const [from, to] = [200, 600].map((seconds) => phaseApart(drive, seconds));
      expect(drive.driveHz + ((to ?? 0) - (from ?? 0)) / 400).toBeCloseTo(meanHz, 1);
      if (isLocked) expect(phaseApart(drive, 5000)).toBeCloseTo(offset ?? NaN, 3);
    }
  });

  it('falls behind a faster pulse, and runs ahead of a slower one', () => {
    expect(driven({ ownHz: 10, driveHz: 11, pullHz: 2 }).offset).toBeCloseTo(-30 / 360);
    expect(driven({ ownHz: 10, driveHz: 9, pullHz: 2 }).offset).toBeCloseTo(30 / 360);
    expect(driven({ ownHz: 10, driveHz: 13, pullHz: 2 }).offset).toBeNull();
  });
});
