import type { Milliseconds } from '../units.ts';

/** Minutes since midnight, by the clock on the wall. */
export type MinuteOfDay = number;

/** What a person wants of light and sound while somebody talks or a program fills the screen. */
export const QUIETS = ['dark', 'softer', 'nothing'] as const;

/** `dark`: no light, the sound low; `softer`: light stays, the sound low; `nothing`: all stays as it is. */
export type Quiet = (typeof QUIETS)[number];

/** Work and break by turns, in minutes. */
export interface Turns {
  readonly workMinutes: number;
  readonly breakMinutes: number;
}

/** Turns that are offered; a person may also set their own. */
export const OFFERED_TURNS: readonly Turns[] = [
  { workMinutes: 25, breakMinutes: 5 },
  { workMinutes: 50, breakMinutes: 10 },
  { workMinutes: 90, breakMinutes: 20 },
];

/** How a day with light and sound is to go. */
export interface DayChoice {
  /** Null: no breaks. */
  readonly turns: Turns | null;
  /** How long a session lasts, breaks included; null: until it is ended. */
  readonly timerMinutes: number | null;
  /** When a session starts by itself on weekdays; null: never. */
  readonly startsAt: MinuteOfDay | null;
  /** From when on no session starts by itself, and one that did not begin later ends; null: never. */
  readonly endsAt: MinuteOfDay | null;
  /** Nobody at the keyboard for so long, and no film: away. Null: never. */
  readonly awayAfterMinutes: number | null;
  /** Sound only below this charge, while no cable is in; null: whatever the charge. */
  readonly soundOnlyBelowPercent: number | null;
  readonly inCall: Quiet;
  readonly fullScreen: Quiet;
}

/** What holds until a person chooses otherwise: nothing starts by itself, and calls are left alone. */
export const DEFAULT_DAY: DayChoice = {
  turns: null,
  timerMinutes: null,
  startsAt: null,
  endsAt: null,
  awayAfterMinutes: 5,
  soundOnlyBelowPercent: 20,
  inCall: 'dark',
  fullScreen: 'nothing',
};

/** How long after its hour a session still starts by itself, for whoever comes or opens the computer later. */
export const STARTS_WITHIN_MINUTES = 240;

/** How long a session that starts by itself takes to come, and one that ends by itself to go. */
export const GENTLE_MS: Milliseconds = 60_000;
