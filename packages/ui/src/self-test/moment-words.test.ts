import { nextStep, runOf } from '@overtone/domain/experiment/protocol/run';
import {
  EXAMPLE_PROTOCOL,
  HOUR_MS,
} from '@overtone/domain/experiment/protocol/testing/example-protocol';
import { describe, expect, it } from 'vitest';
import { datedWords, momentWords, nearWords, timeWords, wholeMinute } from './moment-words.ts';

describe('the moments of a self-test', () => {
  const atMs = Date.parse('2026-03-03T09:05:00Z');

  it('are said by the clock of a zone, with its name', () => {
    expect(momentWords(atMs, 'Europe/London')).toBe('Tue 3 Mar, 09:05 GMT');
    expect(momentWords(atMs, 'Europe/Berlin')).toBe('Tue 3 Mar, 10:05 CET');
    expect(datedWords(atMs, 'Asia/Tokyo')).toBe('3 March 2026, 18:05 GMT+9');
    expect(timeWords(atMs, 'America/New_York')).toBe('04:05');
  });

  it('are the next whole minute where something may be done from them on', () => {
    expect(wholeMinute(atMs)).toBe(atMs);
    expect(wholeMinute(atMs + 1)).toBe(atMs + 60_000);
  });

  it('have no date where they are today', () => {
    const nowMs = atMs + 6 * HOUR_MS;
    expect(nearWords(atMs, nowMs, 'Europe/London')).toBe('09:05');
    expect(nearWords(atMs, nowMs, 'Asia/Tokyo')).toBe('Tue 3 Mar, 18:05 GMT+9');
  });

  it('keep a wash-out of four hours over the night in which clocks go forward, and in which they go back', () => {
    const ends = [
      ['2026-03-29T00:30:00Z', 'Sun 29 Mar, 01:30 CET', 'Sun 29 Mar, 06:30 CEST'],
      ['2026-10-25T00:30:00Z', 'Sun 25 Oct, 02:30 CEST', 'Sun 25 Oct, 05:30 CET'],
    ] as const;
    for (const [end, ended, mayBegin] of ends) {
      const endedAtMs = Date.parse(end);
      const startedAtMs = endedAtMs - HOUR_MS;
      const run = runOf(EXAMPLE_PROTOCOL, [
        { kind: 'held', startedAtMs, endedAtMs, playedMs: HOUR_MS, rating: 3, guess: 'noIdea' },
      ]);
      const step = nextStep(EXAMPLE_PROTOCOL, run, endedAtMs + 1);
      expect(step).toMatchObject({ kind: 'wait', untilMs: endedAtMs + 4 * HOUR_MS });
      expect(momentWords(endedAtMs, 'Europe/Berlin')).toBe(ended);
      const untilMs = step.kind === 'wait' ? step.untilMs : NaN;
      expect(momentWords(untilMs, 'Europe/Berlin')).toBe(mayBegin);
    }
  });
});
