import type { Insights } from '@overtone/domain/contract/usage';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Stave } from '@overtone/domain/usage/staves';
import { SESSION_DAYS } from '@overtone/domain/usage/usage-rules';
import { useMemo } from 'react';
import { DayChart } from '../days/day-chart.tsx';
import { accentCss } from '../theme/hue-theme.tsx';
import { minutesText } from './insight-words.ts';
import { axisEnd } from './minutes-axis.ts';
import { minutesByState } from './minutes-by-state.ts';
import { minutesByWeek } from './minutes-by-week.ts';

/** What the figure is given. */
export interface MinutesByDayProps {
  readonly insights: Pick<Insights, 'days' | 'byDay' | 'sessions'>;
  /** The days whose sessions are known one by one. */
  readonly staves: readonly Stave[];
}

/** More days than this have no room for a bar each. */
const MOST_DAYS = 90;

/**
 * Minutes of each local day as bars, each part in the hue of the state whose pair is nearest, as in the score. Over more days
 * than sessions are known of they are grey, and over a year each is a week.
 */
export function MinutesByDay({ insights: { days, byDay, sessions }, staves }: MinutesByDayProps) {
  const byState = useMemo(
    () => minutesByState(days === SESSION_DAYS ? sessions : [], staves),
    [days, sessions, staves],
  );
  const isByWeek = days > MOST_DAYS;
  const shown = useMemo(() => (isByWeek ? minutesByWeek(byDay) : byDay), [isByWeek, byDay]);
  return (
    <DayChart
      label={isByWeek ? 'Minutes by week' : 'Minutes by day'}
      unit={isByWeek ? 'week' : 'day'}
      days={shown.map(({ day, minutes }) => ({
        day,
        value: minutes,
        parts: (byState.get(day) ?? []).map(({ state, minutes: value }) => ({
          value,
          ink: accentCss(SUGGESTION_STATES[state].hue),
        })),
      }))}
      end={axisEnd(shown.map(({ minutes }) => minutes))}
      zero="0 min"
      valueText={minutesText}
    />
  );
}
