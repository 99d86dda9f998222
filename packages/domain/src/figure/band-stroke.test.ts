import { describe, expect, it } from 'vitest';
import { bandStroke, strokeSpanSeconds } from './band-stroke.ts';

function peaks(hz: number): number {
  const curve = bandStroke(hz);
  return curve.filter((point, index) => {
    const before = curve[index - 1];
    const after = curve[index + 1];
    return before !== undefined && after !== undefined && before.y < point.y && point.y >= after.y;
  }).length;
}

describe('bandStroke', () => {
  it.each([
    [1, 1],
    [3, 3],
    [10, 10],
    [40, 40],
  ])('draws one second of %s Hz with %s peaks', (hz, count) => {
    expect(peaks(hz)).toBe(count);
  });

  it('draws ten seconds below 1 Hz', () => {
    expect(strokeSpanSeconds(0.3)).toBe(10);
    expect(strokeSpanSeconds(1)).toBe(1);
    expect(peaks(0.3)).toBe(3);
  });

  it('is a flat line when the rhythm is off', () => {
    expect(strokeSpanSeconds(0)).toBe(1);
    expect(bandStroke(0).every((point) => point.y === 0)).toBe(true);
  });
});
