import { relativeLuminance } from '@overtone/domain/safety/luminance';
import type { UnitInterval } from '@overtone/domain/units';
import type { DetectChanges } from './flash-track.ts';

/** Which changes of luminance count towards a flash. */
export interface LuminanceRule {
  /** Change of relative luminance from which it counts. */
  readonly swing: UnitInterval;
  /** Relative luminance of the darker state from which it does not count. */
  readonly darkBelow: UnitInterval;
}

/** Finds the peaks and valleys of every cell's luminance. */
export interface LuminanceChanges {
  readonly detect: DetectChanges;
  /** Largest change of relative luminance so far between a peak and a valley of one cell, counting or not. */
  readonly largestSwing: () => UnitInterval;
}

/** What single precision may take from a change that is exactly at the limit. */
const ROUNDING = 1e-6;

const [UNKNOWN, RISING, FALLING] = [0, 1, 2];

/**
 * Watches each cell for changes between adjacent peaks and valleys. A change is marked once, in the frame in which the
 * cell has moved by the rule's swing from its last extreme, and grows until the cell has turned back by as much: a fade
 * is one change however long it takes, and ripples smaller than the swing are none.
 */
export function createLuminanceChanges(cells: number, rule: LuminanceRule): LuminanceChanges {
  const swing = rule.swing - ROUNDING;
  const { darkBelow } = rule;
  const heading = new Uint8Array(cells).fill(UNKNOWN);
  const valley = new Float64Array(cells).fill(Infinity);
  const peak = new Float64Array(cells).fill(-Infinity);
  let largest = 0;
  return {
    detect(linearRgb, changes) {
      for (let cell = 0; cell < cells; cell += 1) {
        const r = linearRgb[cell * 3]!;
        const g = linearRgb[cell * 3 + 1]!;
        const b = linearRgb[cell * 3 + 2]!;
        const light = relativeLuminance({ r, g, b });
        const was = heading[cell]!;
        let [low, high] = [valley[cell]!, peak[cell]!];
        let now = was;
        if (was !== RISING && light - low >= swing && low < darkBelow) now = RISING;
        else if (was !== FALLING && high - light >= swing && light < darkBelow) now = FALLING;
        if (now === RISING) high = now === was ? Math.max(high, light) : light;
        else if (now === FALLING) low = now === was ? Math.min(low, light) : light;
        else [low, high] = [Math.min(low, light), Math.max(high, light)];
        changes[cell] = now === was ? 0 : 1;
        heading[cell] = now;
        valley[cell] = low;
        peak[cell] = high;
        if (high - low > largest) largest = high - low;
      }
    },
    largestSwing: () => largest,
  };
}
