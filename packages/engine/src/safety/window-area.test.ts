import { describe, expect, it } from 'vitest';
import { cellGrid } from './cell-frame.ts';
import { createWindowArea } from './window-area.ts';

/** Largest share of a window, with flashing cells where `flashes` says so. */
function share(
  widthPx: number,
  heightPx: number,
  flashes: (column: number, row: number) => boolean,
): number {
  const grid = cellGrid(widthPx, heightPx);
  const columns = grid.columnPx.length;
  const perCell = Uint16Array.from({ length: columns * grid.rowPx.length }, (_, i) =>
    flashes(i % columns, Math.floor(i / columns)) ? 7 : 6,
  );
  return createWindowArea(grid)(perCell, 7);
}

const WINDOW_PX2 = 341 * 256;

describe('the largest share of a window', () => {
  it('is nothing where no cell has the count, and everything where all have it', () => {
    expect(share(1024, 768, () => false)).toBe(0);
    expect(share(1024, 768, () => true)).toBe(1);
    expect(share(320, 180, () => true)).toBe(1);
  });

  it('finds a patch wherever it lies', () => {
    for (const left of [0, 57, 118]) {
      for (const top of [0, 40, 86]) {
        const patch = share(
          1024,
          768,
          (x, y) => x >= left && x < left + 10 && y >= top && y < top + 10,
        );
        expect(patch).toBeCloseTo((80 * 80) / WINDOW_PX2, 12);
      }
    }
  });

  it('adds up patches that one window holds, and no others', () => {
    const two = (apart: number) =>
      share(1024, 768, (x, y) => y < 10 && (x < 10 || (x >= apart && x < apart + 10)));
    expect(two(33)).toBeCloseTo((2 * 80 * 80) / WINDOW_PX2, 12);
    expect(two(44)).toBeCloseTo((80 * 80) / WINDOW_PX2, 12);
  });

  it('is that of the whole picture where the picture is smaller than the window', () => {
    expect(share(320, 180, (x) => x < 10)).toBeCloseTo(0.25, 12);
    expect(share(160, 90, (x) => x < 5)).toBeCloseTo(0.25, 12);
  });

  it('is that of the picture across and of the window down where only the width is smaller', () => {
    expect(share(160, 768, (_, y) => y >= 50 && y < 58)).toBeCloseTo(0.25, 12);
  });

  it('weighs the cut cells at the edges by what they show', () => {
    expect(share(20, 8, (x) => x === 2)).toBeCloseTo(4 / 20, 12);
    expect(share(8, 20, (_, y) => y === 2)).toBeCloseTo(4 / 20, 12);
  });
});
