import type { AdminReport } from '@overtone/domain/contract/admin-report';
import { addDays, type CalendarDay } from '@overtone/domain/usage/local-days';

/** How much there was of something on a day. */
export interface DayCount {
  readonly day: CalendarDay;
  readonly value: number;
}

/** Counts of one figure, for example `page_view`, on each of the `span` days that end with `today`, pages added up. */
export function countsByDay(
  { columns, rows }: AdminReport,
  figure: string,
  { today, span }: { readonly today: CalendarDay; readonly span: number },
): readonly DayCount[] {
  const [dayAt, figureAt, countAt] = ['day', 'figure', 'count'].map((name) =>
    columns.indexOf(name),
  );
  const cell = (row: AdminReport['rows'][number], at = -1) => row[at];
  const counts = new Map<CalendarDay, number>();
  for (const row of rows) {
    if (cell(row, figureAt) !== figure) continue;
    const day = String(cell(row, dayAt));
    counts.set(day, (counts.get(day) ?? 0) + Number(cell(row, countAt)));
  }
  return Array.from({ length: span }, (_, index) => {
    const day = addDays(today, index + 1 - span);
    return { day, value: counts.get(day) ?? 0 };
  });
}

/** Where an axis of counts ends, so that the largest fits and half of it is a whole number: 2, 4, 10, 20, 40, 100 … */
export function countsEnd(days: readonly DayCount[]): number {
  const largest = Math.max(0, ...days.map(({ value }) => value));
  for (let ten = 1; ; ten *= 10) {
    const end = [2, 4, 10].find((step) => step * ten >= largest);
    if (end !== undefined) return end * ten;
  }
}

/** Counts of days added up. */
export function total(days: readonly DayCount[]): number {
  return days.reduce((sum, { value }) => sum + value, 0);
}
