import { describe, expect, it } from 'vitest';
import { localDays } from './local-days.ts';
import { hoursOn, partsOn, type Stave, stavesOf } from './staves.ts';

const PRAGUE = localDays('Europe/Prague');

function staveOf(day: string): Stave {
  const [stave] = stavesOf(day, 1, PRAGUE);
  if (stave === undefined) throw new Error('A day has one stave.');
  return stave;
}

const hourAt = (day: string, instant: string) => hoursOn(staveOf(day), Date.parse(instant));

describe('staves', () => {
  it('are thirty days in a row, each from midnight to midnight where the person lives', () => {
    const staves = stavesOf('2026-04-10', 30, PRAGUE);
    expect(staves.map(({ day }) => day)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `2026-03-${index + 12}`),
      ...Array.from({ length: 10 }, (_, index) => `2026-04-${String(index + 1).padStart(2, '0')}`),
    ]);
    expect(staves[0]?.startMs).toBe(Date.parse('2026-03-11T23:00:00Z'));
    staves.slice(1).forEach((stave, index) => expect(stave.startMs).toBe(staves[index]?.endMs));
  });

  it('show hours as the clock does', () => {
    expect(hourAt('2026-03-02', '2026-03-02T08:30:00Z')).toBe(9.5);
    expect(hourAt('2026-03-02', '2026-03-01T23:00:00Z')).toBe(0);
    expect(hourAt('2026-03-02', '2026-03-02T23:00:00Z')).toBe(24);
  });

  it.each([
    ['2026-03-29', '2026-03-28T23:00:00Z', 1, '2026-03-29T07:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z', -1, '2026-10-25T08:00:00Z'],
  ])('of %s, when clocks change, keep every length true', (day, midnight, begin, nine) => {
    expect(hourAt(day, midnight)).toBe(begin);
    expect(hourAt(day, nine)).toBe(9);
    const { startMs, endMs } = staveOf(day);
    expect((endMs - startMs) / 3_600_000).toBe(24 - begin);
  });

  it('part at midnight what runs over it, and leave out what lies outside', () => {
    const staves = stavesOf('2026-03-02', 2, PRAGUE);
    const at = (instant: string) => Date.parse(instant);
    const late = { startMs: at('2026-03-01T22:40:00Z'), endMs: at('2026-03-01T23:10:00Z') };
    const midnightMs = at('2026-03-01T23:00:00Z');
    expect(partsOn(staves, late)).toEqual([
      { stave: 0, startMs: late.startMs, endMs: midnightMs },
      { stave: 1, startMs: midnightMs, endMs: late.endMs },
    ]);
    expect(partsOn(staves, { startMs: 0, endMs: 1 })).toEqual([]);
  });
});
