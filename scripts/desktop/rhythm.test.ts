import { describe, expect, it } from 'vitest';
import { phaseBetween, type Sample, strongestSine } from './rhythm.ts';

/** A rhythm on 60 frames a second, rounded to code values, seen at uneven times. */
function seen(hz: number, phase: number): readonly Sample[] {
  return Array.from({ length: 1500 }, (_, index) => {
    const at = index * 0.0137 + 0.003 * Math.sin(index);
    const frame = Math.floor(at * 60) / 60;
    return { at, level: Math.round(130 + 6 * Math.sin(2 * Math.PI * (hz * frame + phase))) };
  });
}

describe('the rhythm of a place', () => {
  it('is found within a few thousandths of a hertz', () => {
    expect(strongestSine(seen(4, 0.1), 0.5, 15).hz).toBeCloseTo(4, 2);
    expect(strongestSine(seen(13.333, 0.7), 0.5, 15).hz).toBeCloseTo(13.333, 2);
  });

  it('is early or late against another by a part of a cycle', () => {
    const one = strongestSine(seen(4, 0.35), 3, 5);
    const other = strongestSine(seen(4, 0.1), 3, 5);
    expect(phaseBetween(one, other)).toBeCloseTo(0.25, 1);
  });
});
