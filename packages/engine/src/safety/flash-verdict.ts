import { MAX_FLASHES_PER_SECOND } from '@overtone/domain/safety/flash-limits';
import type { Hertz, Seconds, UnitInterval } from '@overtone/domain/units';
import type { TrackReading } from './flash-track.ts';

/** What a flash meter has found in the frames so far. */
export interface FlashVerdict {
  /** Whether no second held more than three general or three red flashes over more than a quarter of a window. */
  readonly pass: boolean;
  /** Most general flashes within any one second that more than a quarter of a window had in common. */
  readonly generalFlashesPerSecond: number;
  /** The same for red flashes. */
  readonly redFlashesPerSecond: number;
  /** Largest share of a window that flashed more than three times within one second, by any rule. */
  readonly worstAreaShare: UnitInterval;
  /** Largest change of relative luminance between a peak and a valley of one cell, counting or not. */
  readonly largestSwing: UnitInterval;
  /** A warning, not a failure: two or more flashes a second over such an area went on for more than five seconds. */
  readonly sustained: boolean;
  /** Time of the frame that completed the first flash too many; the first frame is at 0. */
  readonly firstFailureS?: Seconds;
}

/** Readings of every rule on the same frames. */
export interface FlashReadings {
  readonly general: readonly TrackReading[];
  readonly red: TrackReading;
  readonly largestSwing: UnitInterval;
}

function fastest(tracks: readonly TrackReading[]): number {
  return Math.max(...tracks.map((track) => track.flashesPerSecond));
}

/** Sums up the readings of all rules; the strictest general rule decides. */
export function flashVerdict(
  { general, red, largestSwing }: FlashReadings,
  frameHz: Hertz,
): FlashVerdict {
  const tracks = [...general, red];
  const failures = tracks.flatMap(({ firstFailureFrame }) => firstFailureFrame ?? []);
  return {
    pass: fastest(tracks) <= MAX_FLASHES_PER_SECOND,
    generalFlashesPerSecond: fastest(general),
    redFlashesPerSecond: red.flashesPerSecond,
    worstAreaShare: Math.max(...tracks.map((track) => track.worstAreaShare)),
    largestSwing,
    sustained: tracks.some((track) => track.sustained),
    ...(failures.length > 0 && { firstFailureS: Math.min(...failures) / frameHz }),
  };
}
