import { FLASH_WINDOW_PX } from '@overtone/domain/safety/flash-limits';
import type { UnitInterval } from '@overtone/domain/units';
import { CELL_PX, type CellGrid } from './cell-frame.ts';

/** Largest share of any 10-degree window whose cells have a count of at least `least`. */
export type ShareAtLeast = (perCell: Uint16Array, least: number) => UnitInterval;

/**
 * Slides the window of 341 x 256 CSS pixels over the picture cell by cell; a picture that is smaller than the window in
 * one direction is the whole window in that direction, as if it were shown scaled up to it. The window is rounded out to
 * whole cells while its area stays exact, so the share errs towards more, by 1% at most, and is cut off at 1.
 */
export function createWindowArea({ columnPx, rowPx }: CellGrid): ShareAtLeast {
  const [columns, rows] = [columnPx.length, rowPx.length];
  const total = (sides: Float64Array) => sides.reduce((sum, px) => sum + px, 0);
  const widthPx = Math.min(FLASH_WINDOW_PX.width, total(columnPx));
  const heightPx = Math.min(FLASH_WINDOW_PX.height, total(rowPx));
  const across = Math.ceil(widthPx / CELL_PX);
  const down = Math.ceil(heightPx / CELL_PX);
  const stride = columns + 1;
  /** Area above and left of each corner of the grid; its first row and column stay 0. */
  const summed = new Float64Array(stride * (rows + 1));

  function sum(perCell: Uint16Array, least: number): void {
    for (let y = 0; y < rows; y += 1) {
      let inRow = 0;
      for (let x = 0; x < columns; x += 1) {
        if (perCell[y * columns + x]! >= least) inRow += columnPx[x]! * rowPx[y]!;
        const corner = (y + 1) * stride + x + 1;
        summed[corner] = summed[corner - stride]! + inRow;
      }
    }
  }

  return (perCell, least) => {
    sum(perCell, least);
    let largest = 0;
    for (let top = 0; top + down <= rows; top += 1) {
      for (let left = 0; left + across <= columns; left += 1) {
        const from = top * stride + left;
        const to = from + down * stride;
        const area = summed[to + across]! - summed[to]! - summed[from + across]! + summed[from]!;
        if (area > largest) largest = area;
      }
    }
    return Math.min(1, largest / (widthPx * heightPx));
  };
}
