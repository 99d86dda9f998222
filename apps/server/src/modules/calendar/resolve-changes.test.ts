import { describe, expect, it } from 'vitest';
import type { CalendarChange } from './calendar-source.ts';
import { resolveChanges, unknownSeries } from './resolve-changes.ts';

const TIMES = { timing: 'instant', startMs: 0, endMs: 1 } as const;
const instance = (key: string, series: string): CalendarChange => ({
  kind: 'instance',
  series,
  occurrence: { key, ...TIMES },
});
const series = (name: string, title: string): CalendarChange => ({
  kind: 'series',
  series: name,
  title,
  standing: 'busy',
});
const NOTHING_STORED = new Map<string, never>();

describe('changes of a calendar', () => {
  it('give a time of a series the title of the series, in whatever order they come', () => {
    const resolved = resolveChanges([instance('1', 's'), series('s', 'Weekly')], NOTHING_STORED);
    expect(resolved?.rows).toMatchObject([
      { series: 's', occurrence: { key: '1', title: 'Weekly', standing: 'busy' } },
    ]);
  });

  it('take it from what is stored where they do not say it, and say so where nobody knows', () => {
    const changes = [instance('1', 's')];
    expect([...unknownSeries(changes)]).toEqual(['s']);
    expect([...unknownSeries([...changes, series('s', 'Weekly')])]).toEqual([]);
    const stored = new Map([['s', { title: 'Kept', standing: 'free' } as const]]);
    expect(resolveChanges(changes, stored)?.rows).toMatchObject([
      { occurrence: { title: 'Kept', standing: 'free' } },
    ]);
    expect(resolveChanges(changes, NOTHING_STORED)).toBeUndefined();
  });

  it('may say several things about the same: the last one holds', () => {
    const put: CalendarChange = {
      kind: 'put',
      occurrence: { key: 'a', title: 'One', standing: 'busy', ...TIMES },
    };
    const remove: CalendarChange = { kind: 'remove', key: 'a' };
    expect(resolveChanges([put, remove], NOTHING_STORED)).toMatchObject({
      rows: [],
      removedKeys: ['a'],
    });
    expect(resolveChanges([remove, put, put], NOTHING_STORED)).toMatchObject({
      rows: [{ occurrence: { key: 'a' } }],
      removedKeys: [],
    });
  });
});
