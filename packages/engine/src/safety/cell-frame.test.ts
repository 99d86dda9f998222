import { srgbToLinear } from '@overtone/domain/safety/luminance';
import { describe, expect, it } from 'vitest';
import { cellGrid, createCellAverager, type PixelSize } from './cell-frame.ts';

/** A grey frame whose code value depends on the place of the pixel. */
function greyFrame({ width, height }: PixelSize, code: (x: number, y: number) => number) {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i += 1) {
    rgba.fill(code(i % width, Math.floor(i / width)), i * 4, i * 4 + 3);
  }
  return rgba;
}

/** The green light of each cell of a picture. */
function cellsOf(
  picture: PixelSize,
  pixels: PixelSize,
  code: (x: number, y: number) => number,
): number[] {
  const grid = cellGrid(picture.width, picture.height);
  const linearRgb = new Float32Array(grid.columnPx.length * grid.rowPx.length * 3);
  createCellAverager(grid, pixels)(greyFrame(pixels, code), linearRgb);
  return [...linearRgb].filter((_, i) => i % 3 === 1);
}

describe('the cells of a picture', () => {
  it('are 8 pixels wide and high, the last as large as what is left', () => {
    const { columnPx, rowPx } = cellGrid(20, 16);
    expect([...columnPx]).toEqual([8, 8, 4]);
    expect([...rowPx]).toEqual([8, 8]);
  });
});

describe('the mean of a cell', () => {
  const picture = { width: 16, height: 8 };

  it('is taken in linear light', () => {
    const [left, right] = cellsOf(picture, picture, (x, y) => (x < 8 ? ((x + y) % 2) * 255 : 128));
    expect(left).toBeCloseTo(0.5, 6);
    expect(right).toBeCloseTo(srgbToLinear(128 / 255), 6);
  });

  it('keeps the channels apart', () => {
    const linearRgb = new Float32Array(3);
    const rgba = new Uint8Array(8 * 8 * 4).map((_, i) => [255, 0, 128, 255][i % 4] ?? 0);
    createCellAverager(cellGrid(8, 8), { width: 8, height: 8 })(rgba, linearRgb);
    expect([...linearRgb]).toEqual([1, 0, Math.fround(srgbToLinear(128 / 255))]);
  });

  it('is the same from frames of twice, half and a quarter of the resolution', () => {
    for (const scale of [2, 0.5, 0.25]) {
      const pixels = { width: 16 * scale, height: 8 * scale };
      expect(cellsOf(picture, pixels, (x) => (x < 8 * scale ? 255 : 0))).toEqual([1, 0]);
    }
  });

  it('of a picture seen in fewer pixels than cells is that of the pixel it lies in', () => {
    const wide = { width: 32, height: 8 };
    expect(cellsOf(wide, { width: 2, height: 1 }, (x) => x * 255)).toEqual([0, 0, 1, 1]);
  });

  it('covers every pixel once where cells and pixels do not line up', () => {
    const cells = cellsOf({ width: 20, height: 8 }, { width: 30, height: 12 }, (x) =>
      x >= 24 ? 255 : 0,
    );
    expect(cells).toEqual([0, 0, 1]);
  });

  it('refuses a frame of another size than agreed', () => {
    const average = createCellAverager(cellGrid(8, 8), { width: 8, height: 8 });
    expect(() => average(new Uint8Array(8), new Float32Array(3))).toThrow(RangeError);
  });
});
