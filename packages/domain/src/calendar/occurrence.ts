import type { Milliseconds } from '../units.ts';

/**
 * What an event means for the person's time: `busy` and `tentative` take it, `free` leaves it open, `away` says that the
 * person is not at work, `declined` that they will not come.
 */
export const EVENT_STANDINGS = ['busy', 'tentative', 'free', 'away', 'declined'] as const;

/** What an event means for the person's time. */
export type EventStanding = (typeof EVENT_STANDINGS)[number];

/**
 * What the two times of an occurrence are. `instant`: moments, in milliseconds since 1970. `wall`: readings of whatever
 * clock the person has before them, written as if that clock showed UTC. `date`: the same, for whole days.
 */
export const EVENT_TIMINGS = ['instant', 'wall', 'date'] as const;

/** What the two times of an occurrence are. */
export type EventTiming = (typeof EVENT_TIMINGS)[number];

/** One time that an event takes place. Of the event itself only the title is kept. */
export interface CalendarOccurrence {
  /** The same for the same occurrence at every reading of its calendar, and no other's there. */
  readonly key: string;
  readonly title: string;
  readonly timing: EventTiming;
  readonly startMs: Milliseconds;
  /** Never before `startMs`; the first moment that is no longer part of it. */
  readonly endMs: Milliseconds;
  readonly standing: EventStanding;
}

/** Longest title that is kept, in code points. */
export const MAX_TITLE_CODE_POINTS = 200;

/** What a person reads where an event has no title. */
export const UNTITLED_EVENT = 'Untitled event';
