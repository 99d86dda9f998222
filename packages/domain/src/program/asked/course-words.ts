import type { PartCourse } from './asked-program.ts';

/** What is said of a course. */
export interface CourseWords {
  /** As a program's name begins. */
  readonly name: string;
  /** What it does, behind a length: "30 minutes, falling from 6 to 2 Hz". */
  readonly does: string;
  /** Why it goes so, behind "because": hedged, and no more than our evidence table says. */
  readonly why: string;
}

const SLOW_IS_REST = 'slow rhythms are associated with rest';

/** What our own block of 25 and 5 minutes does between its breaks: it holds where other rounds settle. */
export const BLOCK_DOES = 'holding 15 Hz';

/** What is said of each course; the figures are those of `program/own`. */
export const COURSE_WORDS: Readonly<Record<PartCourse, CourseWords>> = {
  'steady-focus': {
    name: 'Deep focus',
    does: 'settling at 16 Hz',
    why: 'beta rhythms are associated with sustained attention',
  },
  'close-work': {
    name: 'Close work',
    does: 'rising to 40 Hz',
    why: 'rhythms near 40 Hz are associated with effortful thinking',
  },
  'room-for-ideas': {
    name: 'Room for ideas',
    does: 'settling at 10 Hz',
    why: 'alpha rhythms are associated with inward attention',
  },
  'meeting-bridge': {
    name: 'Before a meeting',
    does: 'coming down to 12 Hz',
    why: 'the border of alpha and beta is associated with being relaxed yet alert',
  },
  'six-breaths': {
    name: 'Calm',
    does: 'at 6 Hz under six slow swells a minute',
    why: 'theta rhythms are associated with rest, and the swells may invite slower breathing',
  },
  'wake-up': {
    name: 'Waking up',
    does: 'rising to 30 Hz',
    why: 'the top of the beta band is associated with alertness',
  },
  'wind-down': {
    name: 'Wind down',
    does: 'falling to 2 Hz in a warm hue',
    why: SLOW_IS_REST,
  },
  nap: {
    name: 'A nap',
    does: 'falling to 3 Hz and rising again at the end',
    why: `${SLOW_IS_REST}, and an end that rises can be noticed`,
  },
  break: {
    name: 'A break',
    does: 'at a faint 10 Hz',
    why: 'a break that can be noticed needs no bell',
  },
};
