import type { Milliseconds, Seconds } from '../units.ts';

/** How often a running session says that it still runs. */
export const BEAT_EVERY_MS: Milliseconds = 30_000;

/**
 * Longest silence inside one interval. After a longer one the interval ends where it was last heard of: the computer
 * slept, and sleep is not use.
 */
export const MAX_SILENCE_MS: Milliseconds = 90_000;

/** A report of something longer ago than this is refused. */
export const OLDEST_REPORT_SECONDS: Seconds = 30 * 24 * 60 * 60;

/** Longest interval that is believed. */
export const LONGEST_INTERVAL_SECONDS: Seconds = 24 * 60 * 60;

/** Intervals that one account may have in a day: more than anybody makes who turns a dial for hours. */
export const MOST_INTERVALS_A_DAY = 1_000;

/** Time of use that makes a day count for the streak. */
export const STREAK_DAY_MS: Milliseconds = 60_000;

/** Days that sessions are shown one by one for. */
export const SESSION_DAYS = 30;

/** Shortest session that is shown by itself, as for a day of the streak. */
export const SHORTEST_SESSION_SHOWN_MS: Milliseconds = STREAK_DAY_MS;

/** Sessions that are shown by themselves, the longest first: twenty a day. */
export const MOST_SESSIONS_SHOWN = 600;

/** Parts of those sessions that are shown: of each session the longest, then the longest of all; a hundred a day. */
export const MOST_PARTS_SHOWN = 3_000;

/** Longest pause of a session that a picture of a month leaves out. */
export const LONGEST_JOINED_GAP_MS: Milliseconds = 60_000;
