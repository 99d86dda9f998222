import { describe, expect, it } from 'vitest';
import { swellCurve, swellOutline } from './swell-curve.ts';

/** The highest point of each cycle. */
function tops(curve: ReturnType<typeof swellCurve>, cycles: number): number[] {
  return Array.from({ length: cycles }, (_, cycle) => {
    const inCycle = curve.filter(({ x }) => x > cycle / cycles && x <= (cycle + 1) / cycles);
    return Math.max(...inCycle.map(({ y }) => y));
  });
}

describe('rising strength', () => {
  it('grows evenly: nowhere higher than its distance from the left, and reaches that height in every cycle', () => {
    const curve = swellCurve(12);
    for (const { x, y } of curve) expect(Math.abs(y)).toBeLessThanOrEqual(x);
    for (const [cycle, top] of tops(curve, 12).entries()) {
      expect(top).toBeGreaterThan((cycle + 0.2) / 12);
    }
  });

  it.each([0.05, 0.25, 0.6])(
    'has a pulse that grows until it is held at %s, and stays as high while the tint around it grows to full',
    (heldFrom) => {
      const cycles = 24;
      const all = tops(swellCurve(cycles, heldFrom), cycles);
      const held = all.slice(Math.ceil(heldFrom * cycles));
      const highest = Math.max(...all);
      expect(highest).toBeGreaterThan(0.35);
      expect(highest).toBeLessThan(0.65);
      for (const top of held) expect(top).toBeGreaterThan(0.97 * highest);
      const outline = swellOutline(heldFrom);
      expect(Math.max(...outline.map(({ y }) => y))).toBe(1);
      expect(Math.min(...outline.map(({ y }) => y))).toBe(-1);
      for (const { x, y } of swellCurve(cycles, heldFrom)) {
        const edge = outline.find((point) => point.x >= x)?.y ?? 0;
        expect(Math.abs(y)).toBeLessThanOrEqual(edge + 1e-9);
      }
    },
  );
});
