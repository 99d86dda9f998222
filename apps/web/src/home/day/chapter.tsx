import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { ReactNode } from 'react';
import { type Hour, HOURS } from '../../content/hours.ts';
import { DayStroke } from './day-stroke.tsx';

const ORDER = Object.values<Hour>(HOURS);

export interface ChapterProps {
  /** The hour of the day that the page has come to. */
  readonly hour: Hour;
  readonly children: ReactNode;
}

/**
 * Sections that belong together, at one hour of the page's day: its stretch of the stroke leads in and runs down beside
 * them, and they are inked in its hue (`inks.css` of the theme).
 */
export function Chapter({ hour, children }: ChapterProps) {
  const { time, state } = hour;
  const { label, globalHz, centerHz } = SUGGESTION_STATES[state];
  const place = ORDER.indexOf(hour);
  return (
    <div className="day-hour relative grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 pb-24 lg:pt-6">
      <DayStroke
        state={state}
        before={ORDER[place - 1]?.state ?? null}
        isMirrored={place % 2 === 0}
      />
      <p
        aria-hidden
        data-hour=""
        className="page pointer-events-none absolute top-10 right-0 left-0 text-note text-muted lg:top-12 lg:text-right"
      >
        {place === 0 && <span className="max-[23rem]:hidden">This page is a day: </span>}
        <span className="figure mr-1.5">{time}</span> {label},{' '}
        <span className="figure">
          {formatFrequency(globalHz)} + {formatFrequency(centerHz)}
        </span>
      </p>
      <div data-ink={state} className="contents">
        {children}
      </div>
    </div>
  );
}
