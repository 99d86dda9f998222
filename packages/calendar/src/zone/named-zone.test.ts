import { describe, expect, it } from 'vitest';
import { fixedZone, namedZone } from './named-zone.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

const SUMMER = Date.UTC(2026, 6, 1);
const WINTER = Date.UTC(2026, 0, 1);
const hours = (name: string, at: number) =>
  (namedZone(name)?.offsetAt(at) ?? Number.NaN) / 3_600_000;

describe('the name of a zone', () => {
  it.each([
    ['Europe/Berlin', 1, 2],
    ['"Europe/Berlin"', 1, 2],
    ['/freeassociation.sourceforge.net/Europe/Berlin', 1, 2],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', -3, -3],
    ['W. Europe Standard Time', 1, 2],
    ['Pacific Standard Time', -8, -7],
    ['india standard time', 5.5, 5.5],
    ['UTC', 0, 0],
  ])('%s is understood', (name, winter, summer) => {
    expect(hours(name, WINTER)).toBe(winter);
    expect(hours(name, SUMMER)).toBe(summer);
  });

  it.each(['Customized Time Zone', '', '/', 'Mars/Olympus'])('%j is not known', (name) => {
    expect(namedZone(name)).toBeUndefined();
  });

  it('of every Windows zone leads to a zone', () => {
    const lost = [...WINDOWS_ZONES.keys()].filter((name) => namedZone(name) === undefined);
    expect(lost).toEqual([]);
    expect(WINDOWS_ZONES.size).toBeGreaterThan(130);
  });

  it('may state the offset itself', () => {
    expect(fixedZone('(UTC-08:00) Pacific Time')?.offsetAt(SUMMER)).toBe(-8 * 3_600_000);
    expect(fixedZone('GMT+0530')?.offsetAt(SUMMER)).toBe(5.5 * 3_600_000);
    expect(fixedZone('Customized Time Zone')).toBeUndefined();
  });
});
