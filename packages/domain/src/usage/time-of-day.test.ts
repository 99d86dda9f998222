import { describe, expect, it } from 'vitest';
import type { InsightSession } from '../contract/usage.ts';
import { localDays } from './local-days.ts';
import { stavesOf } from './staves.ts';
import { useOfDay } from './time-of-day.ts';

const STAVES = stavesOf('2026-03-30', 30, localDays('Europe/Prague'));

function session(start: string, minutes = 30): InsightSession {
  const startMs = Date.parse(start);
  const parts = [{ startMs, endMs: startMs + minutes * 60_000 }];
  return { parts, minutes, slowHz: 1, fastHz: 13, before: null, after: null };
}

const at = (hourUtc: string, count: number, minutes?: number) =>
  Array.from({ length: count }, (_, index) =>
    session(`2026-03-${10 + index}T${hourUtc}Z`, minutes),
  );

describe('useOfDay', () => {
  it.each([
    ['07:00', 'morning'],
    ['12:00', 'afternoon'],
    ['20:00', 'evening'],
    ['23:30', 'night'],
  ])('of sessions at %s UTC in Prague is the %s', (hour, part) => {
    expect(useOfDay(at(hour, 5), STAVES)).toBe(part);
  });

  it('goes by time, not by how many sessions there are', () => {
    expect(useOfDay([...at('07:00', 6, 5), ...at('20:00', 2, 120)], STAVES)).toBe('evening');
  });

  it('is no one time where no part holds three fifths', () => {
    expect(useOfDay([...at('07:00', 5), ...at('13:00', 4)], STAVES)).toBe('spread');
  });

  it('parts a session where parts of the day meet', () => {
    expect(useOfDay(at('10:00', 6, 130), STAVES)).toBe('spread');
  });

  it('says nothing of four sessions, nor of five on three days', () => {
    expect(useOfDay(at('07:00', 4), STAVES)).toBe('tooFew');
    expect(useOfDay([...at('07:00', 3), ...at('08:00', 3)], STAVES)).toBe('tooFew');
  });
});
