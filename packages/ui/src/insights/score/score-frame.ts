import { hoursOn, type Stave } from '@overtone/domain/usage/staves';
import type { Milliseconds } from '@overtone/domain/units';
import { type ScoreHours, WHOLE_DAY } from './score-extent.ts';

/** Where the staves of a score stand, in pixels. */
export interface ScoreFrame {
  readonly width: number;
  readonly height: number;
  readonly hours: ScoreHours;
  /** Where the first and the last of those hours stand. */
  readonly left: number;
  readonly right: number;
  /** Middle of the first stave, and from one to the next. */
  readonly top: number;
  readonly pitch: number;
}

/** Room for a day's name. */
const LEFT = 60;
const RIGHT = 6;
const PITCH = 22;
const TOP = 34;
const BOTTOM = 16;

/** The frame of so many staves in so many pixels of width, over those hours of the day. */
export function scoreFrame(
  width: number,
  staves: number,
  hours: ScoreHours = WHOLE_DAY,
): ScoreFrame {
  const height = TOP + (staves - 1) * PITCH + BOTTOM;
  return { width, height, hours, left: LEFT, right: width - RIGHT, top: TOP, pitch: PITCH };
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
