import {
  FLASH_DARK_BELOW_CD_M2,
  FLASH_SWING_CD_M2,
  GENERAL_FLASH_DARK_BELOW,
  GENERAL_FLASH_SWING,
} from '@overtone/domain/safety/flash-limits';
import type { Hertz } from '@overtone/domain/units';
import { cellGrid, createCellAverager, type PixelSize } from './cell-frame.ts';
import { createFlashTrack } from './flash-track.ts';
import { flashVerdict, type FlashVerdict } from './flash-verdict.ts';
import { createLuminanceChanges, type LuminanceRule } from './luminance-changes.ts';
import { createRedChanges } from './red-changes.ts';

/** What is judged. */
export interface FlashMeterOptions {
  /** Size at which the picture is shown, in CSS pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Frames a second; every frame lasts equally long. */
  readonly frameHz: Hertz;
  /** Resolution of the frames for `frame`; the picture's size when absent. */
  readonly pixels?: PixelSize;
  /** Judges by the absolute rule of ITU-R BT.1702 as well, on a screen whose white has this luminance. */
  readonly absolute?: { readonly peakCdM2: number };
}

/** Judges a sequence of frames while it is handed in. */
export interface FlashMeter {
  /** Cells of the picture, for `frameOfCells`. */
  readonly cells: { readonly columns: number; readonly rows: number };
  /** Takes the next frame: opaque, gamma-encoded sRGB, row by row, at the agreed resolution. */
  frame(rgba: Uint8Array | Uint8ClampedArray): void;
  /** Takes the next frame as the mean linear light of its cells: red, green, blue from 0 to 1, row by row. */
  frameOfCells(linearRgb: Float32Array): void;
  /** What the frames so far amount to. */
  verdict(): FlashVerdict;
}

const RELATIVE_RULE: LuminanceRule = {
  swing: GENERAL_FLASH_SWING,
  darkBelow: GENERAL_FLASH_DARK_BELOW,
};

function absoluteRule({ peakCdM2 }: { readonly peakCdM2: number }): LuminanceRule {
  return { swing: FLASH_SWING_CD_M2 / peakCdM2, darkBelow: FLASH_DARK_BELOW_CD_M2 / peakCdM2 };
}

function assertPositive(values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (!(value > 0 && value < Infinity)) throw new RangeError(`${name} must be above 0`);
  }
}

/**
 * A photosensitivity meter by WCAG 2.2, success criterion 2.3.1: a sequence fails when more than three general flashes,
 * or more than three red ones, happen within any one second over more than a quarter of any 10-degree window.
 *
 * How the standard is read:
 * - Each cell of 8 CSS pixels is judged by its own peaks and valleys and counts whole, so regions that flash in
 *   counter-phase or by halves do not cancel out. Meters that compare the means of whole frames miss those.
 * - Cells flash concurrently when each has flashed that often within the same second. A cell counts its own flashes
 *   only: flashes that wander, three a second at most in each place, are not added up.
 * - A flash needs two opposing changes, so the way from rest into the first flash is no flash: exactly 3 Hz passes at
 *   any phase and raises `sustained`; meters that count single changes fail it.
 * - Frames are judged as shown: a 40 Hz rhythm on a 60 Hz screen is 20 flashes a second.
 * - Patterns whose squares average out inside a cell are no flash. Pixel noise so strong that the cells' means swing by
 *   the limit is one here, though WCAG exempts white noise.
 *
 * @throws RangeError where a size, rate or luminance is not above 0, or a frame has another size than agreed.
 */
export function createFlashMeter(options: FlashMeterOptions): FlashMeter {
  const { widthPx, heightPx, frameHz, absolute } = options;
  const pixels = options.pixels ?? { width: widthPx, height: heightPx };
  assertPositive({ widthPx, heightPx, frameHz, ...pixels, ...absolute });
  const grid = cellGrid(widthPx, heightPx);
  const [columns, rows] = [grid.columnPx.length, grid.rowPx.length];
  const cells = columns * rows;
  const average = createCellAverager(grid, pixels);
  const averaged = new Float32Array(cells * 3);

  const relative = createLuminanceChanges(cells, RELATIVE_RULE);
  const rules = absolute
    ? [relative, createLuminanceChanges(cells, absoluteRule(absolute))]
    : [relative];
  const general = rules.map(({ detect }) => createFlashTrack(grid, frameHz, detect));
  const red = createFlashTrack(grid, frameHz, createRedChanges(cells));

  function frameOfCells(linearRgb: Float32Array): void {
    if (linearRgb.length !== averaged.length) {
      throw new RangeError(`A frame of ${linearRgb.length} values came for ${cells} cells`);
    }
    for (const track of general) track.advance(linearRgb);
    red.advance(linearRgb);
  }

  return {
    cells: { columns, rows },
    frame(rgba) {
      average(rgba, averaged);
      frameOfCells(averaged);
    },
    frameOfCells,
    verdict: () =>
      flashVerdict(
        {
          general: general.map((track) => track.reading()),
          red: red.reading(),
          largestSwing: relative.largestSwing(),
        },
        frameHz,
      ),
  };
}
