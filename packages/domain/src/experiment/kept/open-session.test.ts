import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../protocol/testing/example-protocol.ts';
import {
  GOES_ON_WITHIN_MS,
  HEARD_WITHIN_MS,
  type OpenSession,
  playedOf,
  standingOf,
} from './open-session.ts';

const HERE = '6f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77';
const THERE = '7f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77';
const AT = 1_780_304_400_000;
const open: OpenSession = { startedAtMs: AT - 60_000, endedAtMs: AT, playedMs: 60_000 };

/** So long after the session was last known to play. */
const at = (ms: number) => ({ nowMs: AT + ms, silentMs: 0 });

describe('an open session that this page does not play', () => {
  it('may go on here for a while, also where the clock was set back', () => {
    for (const own of [HERE, null]) {
      expect(standingOf(open, own, at(GOES_ON_WITHIN_MS))).toBe('cutOff');
      expect(standingOf(open, own, at(-60_000))).toBe('cutOff');
      expect(standingOf(open, own, at(GOES_ON_WITHIN_MS + 1))).toBe('ended');
    }
    expect(standingOf({ ...open, by: HERE }, HERE, at(1000))).toBe('cutOff');
  });

  it('plays in the browser that has begun it, for as long as that is heard of, whatever its clock shows', () => {
    const theirs = { ...open, by: THERE };
    for (const nowMs of [AT, AT - 3 * HOUR_MS, AT + 3 * HOUR_MS]) {
      expect(standingOf(theirs, HERE, { nowMs, silentMs: HEARD_WITHIN_MS })).toBe('elsewhere');
      expect(standingOf(theirs, HERE, { nowMs, silentMs: HEARD_WITHIN_MS + 1 })).toBe('ended');
    }
  });

  it('may go on for no longer after a pause, however long that page has stood paused', () => {
    const paused = { ...open, restingSinceMs: AT - 9 * 60_000 };
    expect(standingOf(paused, null, at(60_000))).toBe('cutOff');
    expect(standingOf(paused, null, at(60_001))).toBe('ended');
    expect(playedOf(paused)).toEqual({
      startedAtMs: AT - 60_000,
      endedAtMs: AT - 9 * 60_000,
      playedMs: 60_000,
    });
  });

  it('waits for its answer once it is finished', () => {
    expect(standingOf({ ...open, isFinished: true }, HERE, at(0))).toBe('ended');
    expect(standingOf({ ...open, by: THERE, isFinished: true }, HERE, at(0))).toBe('ended');
    expect(standingOf({ ...open, rated: { rating: 3, atMs: AT } }, HERE, at(0))).toBe('ended');
  });
});
