import { DAY_HOURS, hoursOn, type Stave } from '@overtone/domain/usage/staves';
import type { Milliseconds } from '@overtone/domain/units';

/** Where the staves of a score stand, in pixels. */
export interface ScoreFrame {
  readonly width: number;
  readonly height: number;
  /** Where midnight stands, at the beginning and at the end of a day of 24 hours. */
  readonly left: number;
  readonly right: number;
  /** Middle of the first stave, and from one to the next. */
  readonly top: number;
  readonly pitch: number;
}

/** Room for a day's name, and for the hour by which a day of 25 hours begins earlier. */
const LEFT = 60;
const RIGHT = 6;
const PITCH = 22;
const TOP = 34;
const BOTTOM = 16;

/** The frame of so many staves in so many pixels of width. */
export function scoreFrame(width: number, staves: number): ScoreFrame {
  const height = TOP + (staves - 1) * PITCH + BOTTOM;
  return { width, height, left: LEFT, right: width - RIGHT, top: TOP, pitch: PITCH };
}

/** Where an hour of the day stands. */
export function xOfHour({ left, right }: ScoreFrame, hour: number): number {
  return left + (hour / DAY_HOURS) * (right - left);
}

/** Where an instant stands on its stave. */
export function xOf(frame: ScoreFrame, stave: Stave, instantMs: Milliseconds): number {
  return xOfHour(frame, hoursOn(stave, instantMs));
}

/** Where the line of a stave stands. */
export function yOf({ top, pitch }: ScoreFrame, stave: number): number {
  return top + stave * pitch;
}
