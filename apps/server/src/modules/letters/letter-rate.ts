import type { Milliseconds } from '@overtone/domain/units';

const MINUTE_MS: Milliseconds = 60_000;

/** Time between two rounds in which mails are promised. */
export const ROUND_MS: Milliseconds = 5_000;

/** Mails of one letter in the outbox, at most, with those that are tried again. */
export const MOST_WAITING = 500;

/** How a letter stands with the outbox. */
export interface LetterFlow {
  /** Up to when the rate is used up; null before the first mail. */
  readonly paidUntil: Date | null;
  /** Its mails in the outbox that nobody has tried yet. */
  readonly fresh: number;
  /** All of its mails that wait in the outbox. */
  readonly waiting: number;
}

/** How many mails of a letter may be promised now, and up to when `used` of them use the rate up. */
export interface FreePlaces {
  readonly places: number;
  readonly paidUntilAfter: (used: number) => Date;
}

/**
 * The places that are free for a letter at `now`. What was not used in time is lost but for two rounds' worth, so that nothing
 * bursts after a pause; a clock that was set back begins anew instead of waiting for a time that was.
 */
export function freePlaces(
  { paidUntil, fresh, waiting }: LetterFlow,
  perMinute: number,
  now: Date,
): FreePlaces {
  const costMs = MINUTE_MS / perMinute;
  const burst = Math.max(1, Math.ceil((2 * ROUND_MS) / costMs));
  const earliest = now.getTime() - burst * costMs;
  const from = Math.min(
    now.getTime(),
    Math.max(earliest, paidUntil?.getTime() ?? now.getTime() - costMs),
  );
  const earned = Math.floor((now.getTime() - from) / costMs + 1e-6);
  return {
    places: Math.max(0, Math.min(earned, burst - fresh, MOST_WAITING - waiting)),
    paidUntilAfter: (used) => new Date(from + used * costMs),
  };
}
