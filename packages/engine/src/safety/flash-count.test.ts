import { describe, expect, it } from 'vitest';
import { changesOf, createFlashCount } from './flash-count.ts';

/** The largest counts of one cell, frame by frame. */
function counts(changes: readonly number[], windowFrames: number): number[] {
  const count = createFlashCount(1, windowFrames);
  return changes.map((change) => count.advance(Uint8Array.of(change)));
}

describe('opposing changes in a window', () => {
  it('leave out the first change, which opposes none', () => {
    expect(counts([0, 1, 0, 1, 1], 60)).toEqual([0, 0, 0, 1, 2]);
  });

  it('are forgotten after exactly as many frames as the window has', () => {
    expect(counts([1, 1, 0, 0, 0, 0], 3)).toEqual([0, 1, 1, 1, 0, 0]);
  });

  it('still oppose a change that has left the window', () => {
    expect(counts([1, 0, 0, 0, 1], 3)).toEqual([0, 0, 0, 0, 1]);
  });

  it('are counted cell by cell', () => {
    const count = createFlashCount(2, 60);
    for (const second of [1, 1, 1]) count.advance(Uint8Array.of(0, second));
    expect([...count.perCell]).toEqual([0, 2]);
  });

  it('make the flashes that they are pairs of', () => {
    const blinks = (flashes: number) => Array.from({ length: 2 * flashes }, () => 1);
    for (const flashes of [1, 2, 3, 4]) {
      expect(counts(blinks(flashes), 60).at(-1)).toBe(changesOf(flashes));
    }
  });
});
