import { type DayChoice, OFFERED_TURNS } from '@overtone/domain/working-day/choice';
import { WORDS } from '../words.ts';

/** A value of the day's choice under the name that a person reads. */
export interface DayOption<Key extends keyof DayChoice> {
  readonly name: string;
  readonly value: DayChoice[Key];
}

const { none, minutes, charge, oClock } = WORDS.day;
const HOUR_MINUTES = 60;

/** Turns of work and break. */
export const TURNS: readonly DayOption<'turns'>[] = [
  { name: none, value: null },
  ...OFFERED_TURNS.map((value) => ({
    name: `${value.workMinutes} / ${value.breakMinutes}`,
    value,
  })),
];

/** Lengths of a session. */
export const TIMERS: readonly DayOption<'timerMinutes'>[] = [
  { name: none, value: null },
  ...[25, 50, 90, 120, 240].map((value) => ({ name: minutes(value), value })),
];

const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    name: oClock(from + i),
    value: (from + i) * HOUR_MINUTES,
  }));

/** Hours to start at. */
export const STARTS: readonly DayOption<'startsAt'>[] = [
  { name: none, value: null },
  ...hours(6, 12),
];

/** Hours to end at. */
export const ENDS: readonly DayOption<'endsAt'>[] = [{ name: none, value: null }, ...hours(15, 23)];

/** How long nobody has to touch anything to be away. */
export const AWAYS: readonly DayOption<'awayAfterMinutes'>[] = [
  { name: none, value: null },
  ...[2, 5, 10, 15, 30].map((value) => ({ name: minutes(value), value })),
];

/** Charges below which there is sound only. */
export const CHARGES: readonly DayOption<'soundOnlyBelowPercent'>[] = [
  { name: none, value: null },
  ...[10, 20, 30, 50].map((value) => ({ name: charge(value), value })),
];

/** The name of what was chosen; a choice that another version offered has its value for one. */
export function nameOf<Key extends keyof DayChoice>(
  options: readonly DayOption<Key>[],
  value: DayChoice[Key],
): string {
  const same = JSON.stringify(value);
  return options.find((option) => JSON.stringify(option.value) === same)?.name ?? same;
}
