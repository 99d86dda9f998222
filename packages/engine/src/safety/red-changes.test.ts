import type { LinearRgb } from '@overtone/domain/safety/luminance';
import { describe, expect, it } from 'vitest';
import { BLACK_BELOW, createRedChanges } from './red-changes.ts';
import { BLACK, BLUE, RED, WHITE } from './test-sequences.ts';

const GREEN: LinearRgb = { r: 0, g: 1, b: 0 };
/** Not a saturated red, and 0.15 from pure red. */
const ORANGE: LinearRgb = { r: 0.77, g: 0.23, b: 0 };

/** Places in a series of colours at which a change to or from a saturated red is marked. */
function changesIn(series: readonly LinearRgb[]): number[] {
  const detect = createRedChanges(1);
  const changes = new Uint8Array(1);
  return series.flatMap(({ r, g, b }, i) => {
    detect(Float32Array.of(r, g, b), changes);
    return changes[0] === 1 ? [i] : [];
  });
}

function mixed(from: LinearRgb, to: LinearRgb, share: number): LinearRgb {
  const at = (channel: keyof LinearRgb) => from[channel] + share * (to[channel] - from[channel]);
  return { r: at('r'), g: at('g'), b: at('b') };
}

describe('changes to and from a saturated red', () => {
  it('are marked on both ways', () => {
    expect(changesIn([BLUE, RED, BLUE, RED])).toEqual([1, 2, 3]);
    expect(changesIn([RED, WHITE, RED])).toEqual([1, 2]);
  });

  it('count whatever the brightness, with black as the white point', () => {
    const dim: LinearRgb = { r: 0.05, g: 0, b: 0 };
    expect(changesIn([BLACK, dim, BLACK, dim])).toEqual([1, 2, 3]);
  });

  it('do not count between states 0.2 apart or less', () => {
    expect(changesIn([RED, ORANGE, RED, ORANGE])).toEqual([]);
  });

  it('do not count between other colours, however far apart', () => {
    expect(changesIn([BLUE, GREEN, BLUE, GREEN])).toEqual([]);
  });

  it('do not count between red of different brightness', () => {
    expect(changesIn([RED, { r: 0.1, g: 0, b: 0 }, RED])).toEqual([]);
  });

  it('are one for a whole passage, however slow', () => {
    const passage = Array.from({ length: 400 }, (_, i) => mixed(RED, BLUE, i / 399));
    expect(changesIn(passage)).toHaveLength(1);
    expect(changesIn(passage.toReversed())).toHaveLength(1);
  });

  it('are measured from the farthest point reached, not from the boundary of red', () => {
    const lilac = mixed(RED, BLUE, 0.45);
    const boundary = mixed(RED, BLUE, 0.19);
    expect(changesIn([boundary, lilac])).toEqual([]);
    expect(changesIn([RED, boundary, lilac])).toEqual([2]);
    expect(changesIn([boundary, RED, boundary, lilac])).toEqual([3]);
    expect(changesIn([lilac, boundary])).toEqual([]);
    expect(changesIn([lilac, BLUE, lilac, boundary])).toEqual([3]);
  });

  it('forget the extremes of the change before', () => {
    expect(changesIn([BLUE, ORANGE, RED, ORANGE, RED])).toEqual([2]);
  });

  it('do not read the dither of a black picture as colour', () => {
    const almost: LinearRgb = { r: BLACK_BELOW * 0.99, g: 0, b: 0 };
    expect(changesIn([BLACK, almost, BLACK, almost])).toEqual([]);
  });
});
