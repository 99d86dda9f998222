import { hoursOn, type Stave } from '@overtone/domain/usage/staves';
import type { Milliseconds } from '@overtone/domain/units';
import { type DrawnHours, WHOLE_DAY } from './drawn-hours.ts';

/** Where the staves of a score stand, in pixels. */
export interface ScoreFrame {
  readonly width: number;
  readonly height: number;
  /** Where the first of its hours begins, and where the last one ends. */
  readonly left: number;
  readonly right: number;
  readonly hours: DrawnHours;
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
export function scoreFrame(width: number, staves: number, hours = WHOLE_DAY): ScoreFrame {
  const height = TOP + (staves - 1) * PITCH + BOTTOM;
  return { width, height, left: LEFT, right: width - RIGHT, hours, top: TOP, pitch: PITCH };
}

/** Where an hour of the day stands. */
export function xOfHour({ left, right, hours }: ScoreFrame, hour: number): number {
  return left + ((hour - hours.from) / (hours.to - hours.from)) * (right - left);
}

/** Where an instant stands on its stave. */
export function xOf(frame: ScoreFrame, stave: Stave, instantMs: Milliseconds): number {
  return xOfHour(frame, hoursOn(stave, instantMs));
}

/** Where the line of a stave stands. */
export function yOf({ top, pitch }: ScoreFrame, stave: number): number {
  return top + stave * pitch;
}
