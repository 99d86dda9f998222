import { describe, expect, it } from 'vitest';
import { countsByDay, countsEnd, total } from './day-figures.ts';

const REPORT = {
  columns: ['day', 'figure', 'of', 'count', 'p50', 'p75', 'p95'],
  rows: [
    ['2026-02-27', 'page_view', 'Demo', 50, null, null, null],
    ['2026-02-28', 'page_view', 'Demo', 2, null, null, null],
    ['2026-02-28', 'page_view', 'Home page V2', 3, null, null, null],
    ['2026-03-02', 'download_click', 'footer mac', 1, null, null, null],
    ['2026-03-02', 'page_view', 'Demo', 4, null, null, null],
    ['2026-03-03', 'page_view', 'Demo', 60, null, null, null],
  ],
};
const DAYS = { today: '2026-03-02', span: 3 };

describe('countsByDay', () => {
  it('adds the pages of a day up and leaves no day out', () => {
    expect(countsByDay(REPORT, 'page_view', DAYS)).toEqual([
      { day: '2026-02-28', value: 5 },
      { day: '2026-03-01', value: 0 },
      { day: '2026-03-02', value: 4 },
    ]);
  });

  it('counts one figure only', () => {
    const clicks = countsByDay(REPORT, 'download_click', DAYS);
    expect(clicks.map(({ value }) => value)).toEqual([0, 0, 1]);
    expect(total(clicks)).toBe(1);
    expect(total(countsByDay(REPORT, 'page_exit', DAYS))).toBe(0);
  });
});

describe('countsEnd', () => {
  it.each([
    [0, 2],
    [2, 2],
    [3, 4],
    [5, 10],
    [11, 20],
    [40, 40],
    [41, 100],
    [123_456, 200_000],
  ])('of %d is %d', (value, end) => {
    expect(countsEnd([{ day: '2026-03-02', value }])).toBe(end);
  });
});
