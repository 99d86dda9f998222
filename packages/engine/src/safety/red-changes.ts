import { RED_FLASH_DISTANCE } from '@overtone/domain/safety/flash-limits';
import {
  chromaticity,
  isSaturatedRed,
  type Chromaticity,
  type LinearRgb,
} from '@overtone/domain/safety/luminance';
import type { DetectChanges } from './flash-track.ts';

/**
 * Sum of linear red, green and blue under which a colour counts as black: ten code values of one channel. Nearer to black
 * a single code value crosses half the diagram, so dither would read as changes of hue.
 */
export const BLACK_BELOW = 0.003;

const BLACK: LinearRgb = { r: 0, g: 0, b: 0 };
const WHITE_POINT = chromaticity(BLACK);
const PURE_RED = chromaticity({ r: 1, g: 0, b: 0 });

const [UNKNOWN, RED, OTHER] = [0, 1, 2];

/** The farthest point that each cell has reached on one side of the boundary of saturated red. */
function extremes(cells: number, start: Chromaticity) {
  const u = new Float64Array(cells).fill(start.u);
  const v = new Float64Array(cells).fill(start.v);
  return {
    distance: (cell: number, from: Chromaticity) =>
      Math.hypot(from.u - u[cell]!, from.v - v[cell]!),
    at: (cell: number): Chromaticity => ({ u: u[cell]!, v: v[cell]! }),
    move(cell: number, to: Chromaticity): void {
      u[cell] = to.u;
      v[cell] = to.v;
    },
  };
}

/**
 * Watches each cell for changes to or from a saturated red, by the definition of WCAG 2.2: one state has at least 0.8 of
 * its light in red, and the two lie more than 0.2 apart in CIE 1976 u'v', whatever their luminance. Black has no
 * chromaticity and counts as the white point. As with luminance, a state is the farthest point reached before the cell
 * turns back, so a slow passage is one change.
 */
export function createRedChanges(cells: number): DetectChanges {
  const side = new Uint8Array(cells).fill(UNKNOWN);
  const red = extremes(cells, PURE_RED);
  const other = extremes(cells, WHITE_POINT);
  return (linearRgb, changes) => {
    for (let cell = 0; cell < cells; cell += 1) {
      const r = linearRgb[cell * 3]!;
      const g = linearRgb[cell * 3 + 1]!;
      const b = linearRgb[cell * 3 + 2]!;
      const colour = r + g + b < BLACK_BELOW ? BLACK : { r, g, b };
      const here = isSaturatedRed(colour) ? RED : OTHER;
      const [own, opposite] = here === RED ? [red, other] : [other, red];
      const seen = chromaticity(colour);
      const was = side[cell]!;
      const crosses = was !== here && opposite.distance(cell, seen) > RED_FLASH_DISTANCE;
      changes[cell] = crosses && was !== UNKNOWN ? 1 : 0;
      if (crosses || was === UNKNOWN) {
        side[cell] = here;
        own.move(cell, seen);
      } else if (
        was === here &&
        opposite.distance(cell, seen) > opposite.distance(cell, own.at(cell))
      ) {
        own.move(cell, seen);
      }
    }
  };
}
