import { addDays, isMonday } from '@overtone/domain/usage/local-days';
import type { Stave } from '@overtone/domain/usage/staves';
import { shortDay } from '../../days/day-words.ts';
import { hourText } from './drawn-hours.ts';
import { type ScoreFrame, xOf, xOfHour, yOf } from './score-frame.ts';

/** A word of a score, at the foot of its letters. */
export interface ScoreText {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

/** The ground of a score: its staves, the hours across them, and the words at both. */
export interface ScoreRules {
  /** Lines of all days, and of Mondays, which are stronger. */
  readonly staves: string;
  readonly mondays: string;
  readonly hours: string;
  readonly texts: readonly ScoreText[];
}

/** Steps between the hours that are named, and the pixels that a name needs. */
const HOUR_STEPS = [1, 2, 3, 6] as const;
const NAMED_HOUR = 56;
/** From the foot of a letter to the middle of a line of text this size. */
const HALF_LETTER = 4;

/** The ground of these staves, the newest of which is the first. */
export function scoreRules(frame: ScoreFrame, staves: readonly Stave[]): ScoreRules {
  const line = (stave: Stave, index: number) =>
    `M${startOf(frame, stave).toFixed(1)} ${yOf(frame, index)}H${frame.right}`;
  const lines = staves.map((stave, index) => ({ stave, index, d: line(stave, index) }));
  const hours = hoursNamed(frame);
  const head = frame.top - frame.pitch;
  const foot = yOf(frame, staves.length - 1) + frame.pitch / 2;
  return {
    staves: lines
      .filter(({ stave }) => !isMonday(stave.day))
      .map(({ d }) => d)
      .join(''),
    mondays: lines
      .filter(({ stave }) => isMonday(stave.day))
      .map(({ d }) => d)
      .join(''),
    hours: hours.map((hour) => `M${xOfHour(frame, hour).toFixed(1)} ${head + 6}V${foot}`).join(''),
    texts: [
      ...hours.map((hour) => ({
        x: xOfHour(frame, hour),
        y: head,
        anchor: hour === frame.hours.to ? ('end' as const) : ('middle' as const),
        text: hourText(hour),
      })),
      ...lines
        .filter(({ stave, index }) => isNamed(stave, index, staves))
        .map(({ stave, index }) => ({
          x: 0,
          y: yOf(frame, index) + HALF_LETTER,
          anchor: 'start' as const,
          text: shortDay(stave.day),
        })),
    ],
  };
}

/** Where the line of a day begins: with the day, if the day's beginning is drawn. */
function startOf(frame: ScoreFrame, stave: Stave): number {
  const start = xOf(frame, stave, stave.startMs);
  return frame.hours.from === 0 ? start : Math.max(frame.left, start);
}

/** So few days are all named. */
const A_WEEK = 7;

/** Hours of the axis, as close as their names have room. */
function hoursNamed(frame: ScoreFrame): readonly number[] {
  const anHour = xOfHour(frame, 1) - xOfHour(frame, 0);
  const step = HOUR_STEPS.find((hours) => hours * anHour >= NAMED_HOUR) ?? 6;
  const { from, to } = frame.hours;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Mondays and today are named; a Monday right under today leaves the place to it. */
function isNamed(stave: Stave, index: number, staves: readonly Stave[]): boolean {
  if (staves.length <= A_WEEK) return true;
  return index === 0 || (isMonday(stave.day) && staves[0]?.day !== addDays(stave.day, 1));
}
