import type { Milliseconds } from '../units.ts';

/** A person is told this long before their free part of the day is over. */
export const LIMIT_SOON_MS: Milliseconds = 60_000;

/** What they are told. It also holds where less than that is left as they start. */
export const LIMIT_SOON = {
  title: 'Your free time today ends within a minute',
  text: 'Light and sound will then fade out by themselves.',
} as const;
