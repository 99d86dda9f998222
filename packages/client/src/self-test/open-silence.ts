import type { OpenSession } from '@overtone/domain/experiment/kept/open-session';
import type { Milliseconds } from '@overtone/domain/units';

/**
 * Tells for how long nothing new was heard of the open session of another browser, whose clock may be another: at first by what it
 * says itself, then by whether that changes.
 *
 * @param now a clock that nobody can set.
 */
export function openSilence(now: () => Milliseconds) {
  let heard: { readonly of: Milliseconds; readonly what: string; readonly atMs: number } | null =
    null;
  return (
    { startedAtMs, endedAtMs, playedMs }: OpenSession,
    calendarMs: Milliseconds,
  ): Milliseconds => {
    const what = `${endedAtMs} ${playedMs}`;
    const told = { of: startedAtMs, what };
    if (heard?.of !== startedAtMs) {
      heard = { ...told, atMs: now() - Math.max(0, calendarMs - endedAtMs) };
    } else if (heard.what !== what) {
      heard = { ...told, atMs: now() };
    }
    return now() - heard.atMs;
  };
}
