import { FLASH_AREA_SHARE, MAX_FLASHES_PER_SECOND } from '@overtone/domain/safety/flash-limits';
import type { Hertz, Seconds, UnitInterval } from '@overtone/domain/units';
import type { CellGrid } from './cell-frame.ts';
import { changesOf, createFlashCount } from './flash-count.ts';
import { createWindowArea } from './window-area.ts';

/** Sets `changes` to 1 at each cell that has just changed by one rule's measure, and to 0 elsewhere. */
export type DetectChanges = (linearRgb: Float32Array, changes: Uint8Array) => void;

/** What one rule has found so far. */
export interface TrackReading {
  /** Most flashes within any one second that a too large area of one window had in common. */
  readonly flashesPerSecond: number;
  /** Largest share of a window that flashed more than three times within one second. */
  readonly worstAreaShare: UnitInterval;
  /** Whether flashing at the limit has gone on for more than five seconds. */
  readonly sustained: boolean;
  /** Number of the frame, from 0, that completed the first flash too many. */
  readonly firstFailureFrame?: number;
}

/** Judges a picture by one rule, frame by frame. */
export interface FlashTrack {
  advance(linearRgb: Float32Array): void;
  reading(): TrackReading;
}

/** Opposing changes in every second of flashing that is kept up at two flashes a second, where the limit begins. */
const LIMIT_CHANGES = 4;

/** Flashing at the limit is sustained when more than this much of the last five seconds' frames end such a second. */
const SUSTAINED = { windowS: 5, share: 0.8 } as const;

/** Whether something held in more than a share of the frames of a sliding window. */
function createMostly(windowFrames: number, share: UnitInterval) {
  const history = new Uint8Array(windowFrames);
  const enough = share * windowFrames;
  let [oldest, held] = [0, 0];
  return (holds: boolean): boolean => {
    held += Number(holds) - history[oldest]!;
    history[oldest] = Number(holds);
    oldest = (oldest + 1) % windowFrames;
    return held > enough;
  };
}

/** A judge by the rule of `detect` over the cells of `grid`; one second is the nearest whole number of frames. */
export function createFlashTrack(
  grid: CellGrid,
  frameHz: Hertz,
  detect: DetectChanges,
): FlashTrack {
  const cells = grid.columnPx.length * grid.rowPx.length;
  const framesIn = (seconds: Seconds) => Math.max(1, Math.round(seconds * frameHz));
  const changes = new Uint8Array(cells);
  const count = createFlashCount(cells, framesIn(1));
  const largestShare = createWindowArea(grid);
  const mostlyAtLimit = createMostly(framesIn(SUSTAINED.windowS), SUSTAINED.share);
  let [frame, most, flashesPerSecond, worstAreaShare] = [0, 0, 0, 0];
  let sustained = false;
  let firstFailureFrame: number | undefined;

  const shareWith = (opposingChanges: number) =>
    most < opposingChanges ? 0 : largestShare(count.perCell, opposingChanges);
  const isTooLarge = (share: UnitInterval) => share > FLASH_AREA_SHARE;

  return {
    advance(linearRgb) {
      detect(linearRgb, changes);
      most = count.advance(changes);
      while (isTooLarge(shareWith(changesOf(flashesPerSecond + 1)))) flashesPerSecond += 1;
      if (flashesPerSecond > MAX_FLASHES_PER_SECOND) firstFailureFrame ??= frame;
      const overLimit = shareWith(changesOf(MAX_FLASHES_PER_SECOND + 1));
      worstAreaShare = Math.max(worstAreaShare, overLimit);
      if (mostlyAtLimit(isTooLarge(shareWith(LIMIT_CHANGES)))) sustained = true;
      frame += 1;
    },
    reading: () => ({
      flashesPerSecond,
      worstAreaShare,
      sustained,
      ...(firstFailureFrame !== undefined && { firstFailureFrame }),
    }),
  };
}
