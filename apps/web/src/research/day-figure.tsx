import { Plot } from '@overtone/ui/figure/plot';
import type { Moment } from '../content/research.ts';
import { dayCurve, dayPoints } from './day-curve.ts';

/** A day as one line through its moments, by the clock, each marked under the line and told below. */
export function DayFigure({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <figure className="mt-8">
      <Plot curve={dayCurve(moments)} className="h-32 w-full text-accent sm:h-44" strokeWidth={2} />
      <svg aria-hidden className="mt-3 h-3 w-full overflow-visible text-edge">
        {dayPoints(moments).map(({ x }) => (
          <line
            key={x}
            x1={`${x * 100}%`}
            x2={`${x * 100}%`}
            y2="100%"
            stroke="currentColor"
            strokeWidth={1.5}
          />
        ))}
      </svg>
      <ol className="grid gap-x-6 gap-y-5 border-t border-rule pt-4 sm:grid-cols-2 lg:grid-cols-4">
        {moments.map(({ time, text }) => (
          <li key={time}>
            <span className="figure text-small text-accent">{time}</span>
            <p className="mt-0.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
