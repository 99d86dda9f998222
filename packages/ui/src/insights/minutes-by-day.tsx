import type { Insights } from '@overtone/domain/contract/usage';
import { DayChart } from '../days/day-chart.tsx';
import { minutesText } from './insight-words.ts';
import { axisEnd } from './minutes-axis.ts';

/** What the figure is given. */
export interface MinutesByDayProps {
  readonly byDay: Insights['byDay'];
}

/** Minutes of each local day as bars. */
export function MinutesByDay({ byDay }: MinutesByDayProps) {
  return (
    <DayChart
      label="Minutes by day"
      days={byDay.map(({ day, minutes }) => ({ day, value: minutes }))}
      end={axisEnd(byDay.map(({ minutes }) => minutes))}
      zero="0 min"
      valueText={minutesText}
    />
  );
}
