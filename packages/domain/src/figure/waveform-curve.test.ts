import { describe, expect, it } from 'vitest';
import { WAVEFORMS } from '../session/settings.ts';
import { waveformCurve } from './waveform-curve.ts';

describe.each(WAVEFORMS)('waveformCurve of %s', (waveform) => {
  const curve = waveformCurve(waveform);

  it('is one whole cycle: it starts and ends at the middle and never runs backwards', () => {
    expect(curve[0]).toEqual({ x: 0, y: 0 });
    expect(curve.at(-1)?.x).toBe(1);
    expect(curve.at(-1)?.y).toBeCloseTo(0, 10);
    for (const [index, point] of curve.entries()) {
      expect(point.x).toBeGreaterThanOrEqual(curve[index - 1]?.x ?? 0);
    }
  });

  it('rises first and fills the height on both sides', () => {
    const heights = curve.map((point) => point.y);
    expect(heights[1]).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeCloseTo(1, 2);
    expect(Math.min(...heights)).toBeCloseTo(-1, 2);
  });
});
