import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ianaZone } from './iana-zone.ts';
import { instantOf, UTC, wallOf, type Zone } from './zone.ts';

function zone(name: string): Zone {
  const found = ianaZone(name);
  if (found === undefined) throw new Error(`no zone ${name}`);
  return found;
}

const read = (wall: string, name: string) =>
  new Date(instantOf(Date.parse(`${wall}Z`), zone(name))).toISOString();

describe('a reading of a clock', () => {
  it.each([
    ['2026-01-15T09:00:00', 'Europe/Berlin', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15T09:00:00', 'Europe/Berlin', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15T09:00:00', 'America/New_York', '2026-07-15T13:00:00.000Z'],
    ['2026-01-15T09:00:00', 'Australia/Sydney', '2026-01-14T22:00:00.000Z'],
    ['2026-01-15T09:00:00', 'Asia/Kolkata', '2026-01-15T03:30:00.000Z'],
    ['2026-01-15T09:00:00', 'Asia/Kathmandu', '2026-01-15T03:15:00.000Z'],
    ['2026-01-15T09:00:00', 'Pacific/Kiritimati', '2026-01-14T19:00:00.000Z'],
    ['2026-01-15T09:00:00', 'Etc/GMT+8', '2026-01-15T17:00:00.000Z'],
  ])('%s in %s is %s', (wall, name, instant) => {
    expect(read(wall, name)).toBe(instant);
  });

  it('that comes twice means the first', () => {
    expect(read('2026-10-25T02:30:00', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(read('2007-11-04T01:30:00', 'America/New_York')).toBe('2007-11-04T05:30:00.000Z');
  });

  it('that is skipped is read with the offset from before the gap, as RFC 5545 says', () => {
    expect(read('2007-03-11T02:30:00', 'America/New_York')).toBe('2007-03-11T07:30:00.000Z');
    expect(read('2026-03-29T02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('holds where clocks change by half an hour, or a whole day was left out', () => {
    expect(read('2026-04-05T01:45:00', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
    expect(read('2011-12-31T09:00:00', 'Pacific/Apia')).toBe('2011-12-30T19:00:00.000Z');
  });
});

describe('a zone', () => {
  it('is found whatever the case of its name, or not at all', () => {
    expect(ianaZone('europe/berlin')).toBeDefined();
    expect(ianaZone('Europe/Nowhere')).toBeUndefined();
    expect(ianaZone('')).toBeUndefined();
  });

  it('shows what the host shows, at any moment', () => {
    const names = ['Europe/Berlin', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Tehran'];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2037, 0, 1) }),
        (name, instantMs) => {
          const shown = new Intl.DateTimeFormat('sv-SE', {
            timeZone: name,
            dateStyle: 'short',
            timeStyle: 'medium',
          }).format(instantMs);
          const wall = new Date(wallOf(instantMs, zone(name))).toISOString().slice(0, 19);
          expect(wall.replace('T', ' ')).toBe(shown);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('shows the reading that a moment was made from, unless it was skipped', () => {
    const walls = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(walls, (wallMs) => {
        const berlin = zone('Europe/Berlin');
        const isSkipped = /-03-\d\dT02/.test(new Date(wallMs).toISOString());
        if (!isSkipped) expect(wallOf(instantOf(wallMs, berlin), berlin)).toBe(wallMs);
      }),
    );
    expect(instantOf(5, UTC)).toBe(5);
  });
});
