import { srgbToLinear } from '@overtone/domain/safety/luminance';

/** Side of a square cell in CSS pixels: fine enough to see any area that matters, and wider than a fine pattern. */
export const CELL_PX = 8;

/** How a picture falls into cells; the last column and row keep what is left of it. */
export interface CellGrid {
  /** Width of each column in CSS pixels. */
  readonly columnPx: Float64Array;
  /** Height of each row in CSS pixels. */
  readonly rowPx: Float64Array;
}

/** Pixels of the frames that are handed in. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Turns the gamma-encoded RGBA of a frame into the mean linear light of its cells. */
export type AverageCells = (rgba: Uint8Array | Uint8ClampedArray, linearRgb: Float32Array) => void;

function cut(lengthPx: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(lengthPx / CELL_PX) }, (_, i) =>
    Math.min(CELL_PX, lengthPx - i * CELL_PX),
  );
}

/** The cells of a picture of this size in CSS pixels. */
export function cellGrid(widthPx: number, heightPx: number): CellGrid {
  return { columnPx: cut(widthPx), rowPx: cut(heightPx) };
}

/** First and one-past-last pixel of each cell along one side; a cell smaller than a pixel takes the one it lies in. */
function pixelSpans(cellPx: Float64Array, pixels: number): { from: number; to: number }[] {
  const perPx = pixels / cellPx.reduce((sum, px) => sum + px, 0);
  return Array.from(cellPx, (px, i) => {
    const from = Math.round(i * CELL_PX * perPx);
    const to = Math.round((i * CELL_PX + px) * perPx);
    if (to > from) return { from, to };
    const within = Math.floor((i * CELL_PX + px / 2) * perPx);
    return { from: within, to: within + 1 };
  });
}

/**
 * Averages frames of `pixels` over the cells of a grid, in linear light. The frames may have any resolution: that of the
 * screen, of the picture in CSS pixels, or a smaller one.
 * @throws RangeError, when called, where the frame has another number of bytes than `pixels` say.
 */
export function createCellAverager(grid: CellGrid, pixels: PixelSize): AverageCells {
  const light = Float64Array.from({ length: 256 }, (_, value) => srgbToLinear(value / 255));
  const across = pixelSpans(grid.columnPx, pixels.width);
  const down = pixelSpans(grid.rowPx, pixels.height);
  const bytes = pixels.width * pixels.height * 4;
  return (rgba, linearRgb) => {
    if (rgba.length !== bytes) {
      throw new RangeError(`A frame of ${rgba.length} bytes came where ${bytes} were agreed`);
    }
    let cell = 0;
    for (const rows of down) {
      for (const columns of across) {
        let [r, g, b] = [0, 0, 0];
        for (let y = rows.from; y < rows.to; y += 1) {
          const line = y * pixels.width;
          for (let at = (line + columns.from) * 4; at < (line + columns.to) * 4; at += 4) {
            r += light[rgba[at]!]!;
            g += light[rgba[at + 1]!]!;
            b += light[rgba[at + 2]!]!;
          }
        }
        const share = 1 / ((rows.to - rows.from) * (columns.to - columns.from));
        linearRgb[cell] = r * share;
        linearRgb[cell + 1] = g * share;
        linearRgb[cell + 2] = b * share;
        cell += 3;
      }
    }
  };
}
