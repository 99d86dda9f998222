import { describe, expect, it } from 'vitest';
import { draggedOn, laneValueByKey, restingValue } from './lane-drag.ts';

const LIGHT = { key: 'strength', most: 0.4, height: 26 } as const;
const HUE = { key: 'hue', most: 1, height: 26 } as const;

describe('a drag on a lane', () => {
  it('goes the whole level in the height of the lane, and beyond it, as far as there is', () => {
    const begun = { wish: 0.2, dy: 0 };
    expect(draggedOn(begun, { dy: -13, isFine: false }, LIGHT).wish).toBeCloseTo(0.4);
    expect(draggedOn(begun, { dy: -26, isFine: false }, LIGHT).wish).toBeCloseTo(0.6);
    expect(draggedOn(begun, { dy: -260, isFine: false }, LIGHT).wish).toBe(1);
    expect(draggedOn(begun, { dy: 260, isFine: false }, LIGHT).wish).toBe(0);
  });

  it('goes a fifth of the way with Shift, from where it is', () => {
    const half = draggedOn({ wish: 0.2, dy: 0 }, { dy: -13, isFine: false }, LIGHT);
    expect(draggedOn(half, { dy: -26, isFine: true }, LIGHT).wish).toBeCloseTo(0.44);
  });

  it('turns a hue round', () => {
    const begun = { wish: 350, dy: 0 };
    expect(draggedOn(begun, { dy: -10, isFine: false }, HUE).wish).toBeCloseTo(10);
    expect(draggedOn({ wish: 10, dy: 0 }, { dy: 10, isFine: false }, HUE).wish).toBeCloseTo(350);
  });

  it.each([
    ['strength', 0.3371, false, 0.34],
    ['strength', 0.3371, true, 0.338],
    ['volume', 0.0333, false, 0.035],
    ['volume', 0.0333, true, 0.033],
    ['hue', 33.3, false, 34],
    ['hue', 359.8, false, 360],
  ] as const)('of %s rests at a round value', (key, wish, isFine, value) => {
    expect(restingValue(key, wish, isFine)).toBe(value);
  });
});

describe('a key on a lane', () => {
  it.each([
    ['ArrowUp', 'strength', 0.3, false, 0.35],
    ['ArrowLeft', 'strength', 0.3, true, 0.29],
    ['ArrowUp', 'volume', 0.995, false, 1],
    ['ArrowDown', 'volume', 0.005, false, 0],
    ['ArrowRight', 'hue', 355, false, 5],
    ['ArrowDown', 'hue', 1, true, 359],
  ] as const)('%s makes of %s %f', (pressed, key, value, isFine, to) => {
    expect(laneValueByKey(pressed, { key, value, isFine })).toBeCloseTo(to, 6);
  });

  it('does nothing where it is another', () => {
    expect(laneValueByKey('a', { key: 'hue', value: 1, isFine: false })).toBeNull();
  });
});
