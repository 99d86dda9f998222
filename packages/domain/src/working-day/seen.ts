import type { Milliseconds } from '../units.ts';
import type { MinuteOfDay } from './choice.ts';

/** What is known of the person and the computer at a moment. */
export interface Seen {
  /** On a clock that never runs backwards. */
  readonly nowMs: Milliseconds;
  /** The day by the calendar, such as `2026-03-02`. */
  readonly day: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly minute: MinuteOfDay;
  /** Time since keyboard or mouse were touched. */
  readonly idleMs: Milliseconds;
  /** Whether a program has asked the system to keep the screen awake, as films do. */
  readonly isFilm: boolean;
  /** How long a program has recorded from a microphone; null while none does. */
  readonly recordingMs: Milliseconds | null;
  readonly isFullScreen: boolean;
  readonly isLocked: boolean;
  /** Charge in per cent while no cable is in; null with a cable, or without a battery. */
  readonly batteryPercent: number | null;
}

/** What happens to a day. */
export type DayInput =
  /** Time has passed, or something is seen otherwise. */
  | { readonly kind: 'look' }
  /** The person turns light and sound on or off. */
  | { readonly kind: 'turn-on' }
  | { readonly kind: 'turn-off' }
  /** The person has chosen another hour to start at; the choice given is the new one. */
  | { readonly kind: 'choose-start' }
  /** The one key that ends a break. */
  | { readonly kind: 'wake' };
