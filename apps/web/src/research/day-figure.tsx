import { Plot } from '@overtone/ui/figure/plot';
import { DAY_AXIS, DAY_CAPTION } from '../content/interruptions.ts';
import type { Moment } from '../content/research.ts';
import { dayCurve, dayHours, dayPoints } from './day-curve.ts';
import { FigureNumber } from './figure-number.tsx';
import { DayPoint, momentId } from './day-point.tsx';

/** The share of the figure's height that its curve swings to either side of the middle, as `Plot` draws it. */
const SWING = 0.46;

/**
 * A day as one line through its moments, by the clock: each has its number on the line, which says it where it is pointed
 * at or focused, and is told below under it. On a phone the line stays in view while the list is read, and ends
 * with it, above the caption.
 */
export function DayFigure({ moments }: { readonly moments: readonly Moment[] }) {
  const points = dayPoints(moments);
  return (
    <figure className="mt-8">
      <div>
        <div className="z-10 bg-paper pt-3 pb-7 max-sm:sticky max-sm:top-0 max-sm:shadow-[0_0.5rem_0.75rem_var(--color-paper)]">
          <div className="relative mr-3 ml-14 h-36 sm:h-52">
            <Plot curve={dayCurve(moments)} className="size-full text-accent" strokeWidth={2} />
            <svg className="group/day absolute inset-0 size-full overflow-visible">
              <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
              {dayHours(moments).map(({ name, x }) => (
                <g key={name} aria-hidden>
                  <line x1={`${x * 100}%`} x2={`${x * 100}%`} y1="100%" y2="100%" />
                  <text
                    x={`${x * 100}%`}
                    y="100%"
                    dy="1.5em"
                    textAnchor="middle"
                    className="figure fill-muted text-note"
                  >
                    {name}
                  </text>
                </g>
              ))}
              {[
                { word: DAY_AXIS.deep, y: `${(0.5 - SWING) * 100}%` },
                { word: DAY_AXIS.away, y: `${(0.5 + SWING) * 100}%` },
              ].map(({ word, y }) => (
                <text
                  key={word}
                  aria-hidden
                  y={y}
                  dx="-0.75em"
                  dy="0.36em"
                  textAnchor="end"
                  className="fill-muted text-note"
                >
                  {word}
                </text>
              ))}
              {points.map(({ x, y }, index) => {
                const moment = moments[index];
                return (
                  moment && (
                    <DayPoint
                      key={moment.time}
                      number={index + 1}
                      moment={moment}
                      at={{ x, y: 0.5 - y * SWING }}
                    />
                  )
                );
              })}
            </svg>
          </div>
        </div>
        <ol className="grid gap-x-6 gap-y-5 border-t border-rule pt-4 sm:grid-cols-2 lg:grid-cols-4">
          {moments.map(({ time, text }, index) => (
            <li
              key={time}
              id={momentId(index + 1)}
              className="group grid scroll-mt-80 grid-cols-[1.75rem_minmax(0,1fr)]"
            >
              <span className="figure text-small text-accent">{index + 1}</span>
              <div>
                <span className="figure text-small text-muted">{time}</span>
                <p className="mt-0.5 text-muted group-target:text-ink">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-5 text-note text-muted">
        <FigureNumber>2</FigureNumber> {DAY_CAPTION}
      </figcaption>
    </figure>
  );
}
