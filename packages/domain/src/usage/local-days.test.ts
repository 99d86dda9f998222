import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isMonday, localDays } from './local-days.ts';

const HOUR_MS = 3_600_000;
const ZONES = [
  'UTC',
  'Europe/Prague',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
];

function hoursOf(day: string, timeZone: string): number {
  const { startOf } = localDays(timeZone);
  return (startOf(addDays(day, 1)) - startOf(day)) / HOUR_MS;
}

describe('the days of a time zone', () => {
  it('begin at midnight there', () => {
    const prague = localDays('Europe/Prague');
    expect(new Date(prague.startOf('2026-03-02')).toISOString()).toBe('2026-03-01T23:00:00.000Z');
    expect(prague.dayAt(Date.parse('2026-03-01T22:59:59.999Z'))).toBe('2026-03-01');
    expect(prague.dayAt(Date.parse('2026-03-01T23:00:00Z'))).toBe('2026-03-02');
  });

  it.each([
    ['2026-03-28', 'Europe/Prague', 24],
    ['2026-03-29', 'Europe/Prague', 23],
    ['2026-10-25', 'Europe/Prague', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
  ])('%s in %s has %d hours', (day, zone, hours) => {
    expect(hoursOf(day, zone)).toBe(hours);
  });

  it('begin at one where midnight is skipped', () => {
    const saoPaulo = localDays('America/Sao_Paulo');
    const start = saoPaulo.startOf('2018-11-04');
    expect(new Date(start).toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(saoPaulo.dayAt(start)).toBe('2018-11-04');
    expect(saoPaulo.dayAt(start - 1)).toBe('2018-11-03');
  });

  it('begin once where the hour before midnight comes twice', () => {
    expect(hoursOf('2018-02-17', 'America/Sao_Paulo')).toBe(25);
  });

  it('have no length where a date line skipped them', () => {
    expect(hoursOf('2011-12-30', 'Pacific/Apia')).toBe(0);
  });

  it('hold every instant, in whichever zone', () => {
    const instant = fc.date({
      min: new Date('2010-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instant, (zone, date) => {
        const { dayAt, startOf } = localDays(zone);
        const at = date.getTime();
        const day = dayAt(at);
        expect(startOf(day)).toBeLessThanOrEqual(at);
        expect(startOf(addDays(day, 1))).toBeGreaterThan(at);
        expect(dayAt(startOf(day))).toBe(day);
      }),
      { numRuns: 2000 },
    );
  });

  it('are those of UTC for a zone that does not exist', () => {
    expect(localDays('Mars/Olympus').startOf('2026-03-02')).toBe(Date.UTC(2026, 2, 2));
  });
});

describe('addDays', () => {
  it('counts over months, leap days and years, both ways', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-03-02', -364)).toBe('2025-03-03');
  });
});

it('a week begins with Monday', () => {
  const days = Array.from({ length: 8 }, (_, index) => addDays('2026-03-01', index));
  expect(days.filter(isMonday)).toEqual(['2026-03-02']);
});
