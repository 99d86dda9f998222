import { gliding, hzAt, phaseAt, trackFrom } from '@overtone/domain/rhythm/phase';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveredLight } from './delivered-light.ts';
import { glidingLight } from './gliding-light.ts';

const CURVES = ['straight', 'exponential', 'smooth'] as const;
const RATES_HZ = [60, 75, 120, 144, 240];

function way(fromHz: number, toHz: number, lengthS: number, curve: (typeof CURVES)[number]) {
  return gliding(trackFrom(0, fromHz), { glide: { curve, fromHz, toHz, lengthS }, goneS: 0 }, 0);
}

function turn(phase: number): number {
  const part = phase - Math.floor(phase);
  return Math.min(part, 1 - part);
}

describe('glidingLight', () => {
  it('leaves 13.33 Hz for the rhythm itself where a 60 Hz screen can carry it', () => {
    const stretches = glidingLight(way(40, 6, 60, 'straight'), 0, 60, {
      refreshHz: 60,
      isSteady: true,
    });
    expect(stretches.map(({ divisor, isSeamless }) => [divisor, isSeamless])).toEqual([
      [3, true],
      [2, true],
      [1, true],
    ]);
    expect(stretches.map(({ reason }) => reason)).toEqual(['screen', 'screen', 'as-asked']);
  });

  it('shows one fraction throughout where nothing is crossed', () => {
    const stretches = glidingLight(way(13, 0.3, 60, 'exponential'), 0, 60, {
      refreshHz: 60,
      isSteady: true,
    });
    expect(stretches).toEqual([{ from: 0, divisor: 1, reason: 'as-asked', isSeamless: true }]);
  });

  it.each(RATES_HZ)(
    'never shows what a %d Hz screen may not, and never jumps, on any glide of a minute',
    (refreshHz) => {
      const screen = { refreshHz, isSteady: true };
      const hertz = fc.double({ min: 0.3, max: 100, noNaN: true });
      fc.assert(
        fc.property(hertz, hertz, fc.constantFrom(...CURVES), (fromHz, toHz, curve) => {
          const track = way(fromHz, toHz, 60, curve);
          const stretches = glidingLight(track, 0, 60, screen);
          for (const [i, { from, divisor, isSeamless }] of stretches.entries()) {
            const until = stretches[i + 1]?.from ?? 60;
            expect(until).toBeGreaterThanOrEqual(from);
            for (const x of [1e-6, 0.5, 1 - 1e-6]) {
              const hz = hzAt(track, from + x * (until - from)) / divisor;
              expect(hz).toBeLessThanOrEqual(0.45 * refreshHz + 1e-6);
              if (divisor > 1) expect(hz < 15 + 1e-6 || hz > 25 - 1e-6).toBe(true);
            }
            const before = stretches[i - 1]?.divisor;
            if (before === undefined || !isSeamless) continue;
            expect(turn(phaseAt(track, from) / divisor)).toBeLessThan(1e-5);
            expect(turn(phaseAt(track, from) / before)).toBeLessThan(1e-5);
          }
        }),
        { numRuns: 150 },
      );
    },
  );

  it('ends with the fraction that a standing rhythm has, but where the next common beat lies behind the end', () => {
    const screen = { refreshHz: 60, isSteady: true };
    for (const [fromHz, toHz] of [
      [40, 6],
      [6, 40],
      [13, 0.3],
      [88, 20],
      [20, 88],
    ] as const) {
      const last = glidingLight(way(fromHz, toHz, 60, 'smooth'), 0, 60, screen).at(-1);
      expect(last?.divisor).toBe(deliveredLight(toHz, screen).divisor);
    }
  });

  it('says where a glide is too fast to be followed without being led', () => {
    const stretches = glidingLight(way(100, 0.3, 0.2, 'straight'), 0, 0.2, {
      refreshHz: 60,
      isSteady: true,
    });
    expect(stretches.some(({ isSeamless }) => !isSeamless)).toBe(true);
  });

  it('stays at or below 13 Hz on a screen that is not known', () => {
    const screen = { refreshHz: null, isSteady: false };
    const track = way(3, 60, 60, 'exponential');
    const stretches = glidingLight(track, 0, 60, screen);
    for (const [i, { from, divisor }] of stretches.entries()) {
      const until = stretches[i + 1]?.from ?? 60;
      expect(hzAt(track, until) / divisor).toBeLessThanOrEqual(13 + 1e-6);
      expect(hzAt(track, from) / divisor).toBeLessThanOrEqual(13 + 1e-6);
    }
  });
});
