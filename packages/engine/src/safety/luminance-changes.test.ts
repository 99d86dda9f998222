import { describe, expect, it } from 'vitest';
import { createLuminanceChanges, type LuminanceRule } from './luminance-changes.ts';

const WCAG: LuminanceRule = { swing: 0.1, darkBelow: 0.8 };

/** Places in a series of luminances at which a change is marked, and the largest swing. */
function watched(series: readonly number[], rule = WCAG) {
  const { detect, largestSwing } = createLuminanceChanges(1, rule);
  const changes = new Uint8Array(1);
  const at = series.flatMap((light, i) => {
    detect(Float32Array.of(light, light, light), changes);
    return changes[0] === 1 ? [i] : [];
  });
  return { at, largestSwing: largestSwing() };
}

function changesIn(series: readonly number[], rule = WCAG): number[] {
  return watched(series, rule).at;
}

describe('changes of luminance', () => {
  it('are marked where the cell has moved by the swing from its last extreme', () => {
    expect(changesIn([0.2, 0.5, 0.5, 0.2, 0.5])).toEqual([1, 3, 4]);
  });

  it('count from exactly the swing, whatever the level', () => {
    for (let step = 0; step < 70; step += 1) {
      const level = step / 100;
      expect(changesIn([level, level + 0.1, level])).toEqual([1, 2]);
      expect(changesIn([level, level + 0.0999, level])).toEqual([]);
    }
  });

  it('are one for a whole fade, however slow', () => {
    const fade = Array.from({ length: 600 }, (_, i) => i / 599);
    expect(changesIn(fade)).toHaveLength(1);
    expect(changesIn(fade.toReversed())).toHaveLength(1);
    expect(changesIn([...fade, ...fade.toReversed()])).toHaveLength(2);
  });

  it('are not multiplied by ripples on the way', () => {
    const rippled = Array.from({ length: 600 }, (_, i) => i / 599 + (i % 2) * 0.09);
    expect(changesIn(rippled)).toHaveLength(1);
  });

  it('are measured from the peak, not from where the peak began', () => {
    expect(changesIn([0, 0.3, 0.6, 0.52, 0.49])).toEqual([1, 4]);
  });

  it('do not count where the darker state is at 0.80 or lighter', () => {
    expect(changesIn([0.8, 1, 0.8, 1])).toEqual([]);
    expect(changesIn([0.79, 1, 0.79, 1])).toEqual([1, 2, 3]);
    expect(changesIn([1, 0.85, 0.75, 0.85])).toEqual([2, 3]);
  });

  it('weigh the channels by relative luminance', () => {
    const { detect, largestSwing } = createLuminanceChanges(1, WCAG);
    const changes = new Uint8Array(1);
    for (const blue of [0, 1, 0]) detect(Float32Array.of(0, 0, blue), changes);
    expect(changes[0]).toBe(0);
    expect(largestSwing()).toBeCloseTo(0.0722, 6);
  });

  it('are found cell by cell', () => {
    const { detect } = createLuminanceChanges(2, WCAG);
    const changes = new Uint8Array(2);
    detect(Float32Array.of(0, 0, 0, 0.5, 0.5, 0.5), changes);
    detect(Float32Array.of(0, 0, 0, 0.9, 0.9, 0.9), changes);
    expect([...changes]).toEqual([0, 1]);
  });
});

describe('the largest swing', () => {
  it('is that of the widest change, counting or not', () => {
    expect(watched([0.4, 0.4]).largestSwing).toBe(0);
    expect(watched([0.4, 0.45, 0.4]).largestSwing).toBeCloseTo(0.05, 6);
    expect(watched([0.85, 1, 0.85]).largestSwing).toBeCloseTo(0.15, 6);
    expect(watched([0.1, 0.6, 0.4, 0.5]).largestSwing).toBeCloseTo(0.5, 6);
  });
});
