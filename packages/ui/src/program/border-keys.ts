import type { Milliseconds } from '@overtone/domain/units';

const MINUTE_MS: Milliseconds = 60_000;
const STEPS_MS: Readonly<Record<string, Milliseconds>> = {
  ArrowLeft: -MINUTE_MS,
  ArrowDown: -MINUTE_MS,
  ArrowRight: MINUTE_MS,
  ArrowUp: MINUTE_MS,
};
const PAGES_MS: Readonly<Record<string, Milliseconds>> = {
  PageDown: -5 * MINUTE_MS,
  PageUp: 5 * MINUTE_MS,
};
const FINE_SHARE = 1 / 6;

/** Shortest and longest that Home and End make a stage; the other keys go on beyond. */
const ENDS_MS = { shortest: MINUTE_MS, longest: 180 * MINUTE_MS } as const;

/**
 * How long a key makes a stage: arrows go a minute, with Shift ten seconds, Page Up and Page Down five minutes; Home and End
 * go to a minute and to three hours, and never the other way. Null for any other key.
 */
export function lengthByKey(
  key: string,
  isFine: boolean,
  lengthMs: Milliseconds,
): Milliseconds | null {
  if (key === 'Home') return Math.min(lengthMs, ENDS_MS.shortest);
  if (key === 'End') return Math.max(lengthMs, ENDS_MS.longest);
  const page = PAGES_MS[key];
  if (page !== undefined) return lengthMs + page;
  const step = STEPS_MS[key];
  return step === undefined ? null : lengthMs + (isFine ? step * FINE_SHARE : step);
}
