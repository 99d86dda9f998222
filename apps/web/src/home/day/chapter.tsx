import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { ReactNode } from 'react';
import type { Hour } from '../../content/hours.ts';
import { DayStroke } from './day-stroke.tsx';

export interface ChapterProps {
  /** The hour of the day that the page has come to. */
  readonly hour: Hour;
  readonly children: ReactNode;
}

/** Sections that belong together, at one hour of the page's day: its stretch of the stroke runs down beside them. */
export function Chapter({ hour: { time, state }, children }: ChapterProps) {
  const { label, globalHz, centerHz } = SUGGESTION_STATES[state];
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-12 pb-24">
      <DayStroke state={state} />
      <p aria-hidden className="page absolute top-4 right-0 left-0 text-right text-note text-muted">
        <span className="figure">{time}</span>
        <span className="max-sm:hidden">
          {' '}
          {label},{' '}
          <span className="figure">
            {formatFrequency(globalHz)} + {formatFrequency(centerHz)}
          </span>
        </span>
      </p>
      {children}
    </div>
  );
}
