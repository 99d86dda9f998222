import type { Insights } from '@overtone/domain/contract/usage';
import { isMonday } from '@overtone/domain/usage/local-days';

/** Minutes of some days by the week, each week named after its Monday, or after the first day that is known of it. */
export function minutesByWeek(byDay: Insights['byDay']): Insights['byDay'] {
  const weeks: Insights['byDay'] = [];
  for (const { day, minutes } of byDay) {
    const week = weeks.at(-1);
    if (week === undefined || isMonday(day)) weeks.push({ day, minutes });
    else week.minutes += minutes;
  }
  return weeks;
}
