import { describe, expect, it } from 'vitest';
import { deliveredLight } from './delivered-light.ts';

const REFRESH_RATES_HZ = [59.94, 60, 75, 90, 100, 120, 144, 165, 240];

describe('deliveredLight', () => {
  it.each([
    { asked: 40, refresh: 60, shown: 40 / 3, divisor: 3, reason: 'screen' },
    { asked: 40, refresh: 59.94, shown: 40 / 3, divisor: 3, reason: 'screen' },
    { asked: 40, refresh: 120, shown: 40, divisor: 1, reason: 'as-asked' },
    { asked: 27, refresh: 60, shown: 27, divisor: 1, reason: 'as-asked' },
    { asked: 28, refresh: 60, shown: 14, divisor: 2, reason: 'screen' },
    { asked: 60, refresh: 60, shown: 12, divisor: 5, reason: 'screen' },
    { asked: 10, refresh: null, shown: 10, divisor: 1, reason: 'as-asked' },
    { asked: 40, refresh: null, shown: 10, divisor: 4, reason: 'unknown-screen' },
    { asked: 0, refresh: 60, shown: 0, divisor: 1, reason: 'off' },
    { asked: Number.NaN, refresh: 60, shown: 0, divisor: 1, reason: 'off' },
  ])(
    'shows $shown Hz for $asked Hz at $refresh Hz',
    ({ asked, refresh, shown, divisor, reason }) => {
      const screen = { refreshHz: refresh, isSteady: refresh !== null };
      expect(deliveredLight(asked, screen)).toEqual({ hz: shown, divisor, reason });
    },
  );

  it('stays at or below 13 Hz on a screen whose frames do not come evenly', () => {
    const screen = { refreshHz: 144, isSteady: false };
    expect(deliveredLight(40, screen)).toEqual({ hz: 10, divisor: 4, reason: 'unsteady-screen' });
    expect(deliveredLight(12, screen)).toEqual({ hz: 12, divisor: 1, reason: 'as-asked' });
  });

  it('never comes near half the refresh rate, and substitutes only outside 15 to 25 Hz', () => {
    for (const refreshHz of REFRESH_RATES_HZ) {
      for (let askedHz = 0.1; askedHz <= 100; askedHz += 0.1) {
        const { hz, reason } = deliveredLight(askedHz, { refreshHz, isSteady: true });
        expect(hz).toBeGreaterThan(0);
        expect(hz).toBeLessThanOrEqual(0.45 * refreshHz);
        if (reason === 'screen') expect(hz < 15 || hz > 25).toBe(true);
      }
    }
  });
});
