import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupsToKeep } from './backups-to-keep.ts';

const DAY_MS = 86_400_000;
const times = fc.array(
  fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  { maxLength: 60 },
);
const days = (kept: Iterable<Date>) => Array.from(kept, (time) => time.toISOString().slice(0, 10));

describe('the backups that are kept', () => {
  it('are, after years of one a day, seven days, four weeks and six months', () => {
    let there: Date[] = [];
    for (let at = Date.parse('2024-06-01T03:00Z'); at < Date.parse('2026-03-12'); at += DAY_MS) {
      there = [...backupsToKeep([...there, new Date(at)])];
    }
    expect(days(there).toSorted().toReversed()).toEqual([
      '2026-03-11',
      '2026-03-10',
      '2026-03-09',
      '2026-03-08',
      '2026-03-07',
      '2026-03-06',
      '2026-03-05',
      // The ends of the weeks and of the months before; the week of the first of March ended with it.
      '2026-03-01',
      '2026-02-28',
      '2026-02-22',
      '2026-01-31',
      '2025-12-31',
      '2025-11-30',
      '2025-10-31',
    ]);
  });

  it('are the newest and at most seventeen, and stay the same when nothing is added', () => {
    fc.assert(
      fc.property(times, (all) => {
        const kept = [...backupsToKeep(all)];
        expect(kept.length).toBeLessThanOrEqual(17);
        const newest = Math.max(...all.map((time) => time.getTime()));
        if (all.length > 0) expect(kept.map((time) => time.getTime())).toContain(newest);
        expect(new Set(backupsToKeep(kept))).toEqual(new Set(kept));
      }),
    );
  });

  it('hold the newest of each of the last seven days that have any, whatever was there before', () => {
    fc.assert(
      fc.property(times, (all) => {
        const kept = new Set(backupsToKeep(all));
        const byDay = Map.groupBy(all, (time) => time.toISOString().slice(0, 10));
        for (const day of [...byDay.keys()].toSorted().slice(-7)) {
          const newest = Math.max(...(byDay.get(day) ?? []).map((time) => time.getTime()));
          expect([...kept].some((time) => time.getTime() === newest)).toBe(true);
        }
      }),
    );
  });

  it('are the same when backups are thrown away day by day as when all had been there', () => {
    fc.assert(
      fc.property(times, (all) => {
        const inOrder = all.toSorted((a, b) => a.getTime() - b.getTime());
        let there: Date[] = [];
        for (const time of inOrder) there = [...backupsToKeep([...there, time])];
        expect(new Set(there)).toEqual(new Set(backupsToKeep(inOrder)));
      }),
    );
  });
});
