import { Plot } from '@overtone/ui/figure/plot';
import type { Moment } from '../content/research.ts';
import { dayCurve, dayPoints } from './day-curve.ts';

/** The share of the figure's height that its curve swings to either side of the middle, as `Plot` draws it. */
const SWING = 0.46;

/** A day as one line through its moments, by the clock: each has its number on the line, and is told below under it. */
export function DayFigure({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <figure className="mt-8">
      <div className="relative mx-3 h-40 sm:h-56">
        <Plot curve={dayCurve(moments)} className="size-full text-accent" strokeWidth={2} />
        <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
          {dayPoints(moments).map(({ x, y }, index) => {
            const at = { x: `${x * 100}%`, y: `${(0.5 - y * SWING) * 100}%` };
            return (
              <g key={x}>
                <line x1={at.x} x2={at.x} y1={at.y} y2="100%" className="stroke-rule" />
                <circle cx={at.x} cy={at.y} r={11} className="fill-paper stroke-accent" />
                <text
                  x={at.x}
                  y={at.y}
                  dy="0.36em"
                  textAnchor="middle"
                  className="figure fill-accent text-note"
                >
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <ol className="mt-3 grid gap-x-6 gap-y-5 border-t border-rule pt-4 sm:grid-cols-2 lg:grid-cols-4">
        {moments.map(({ time, text }, index) => (
          <li key={time} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="figure text-small text-accent">{index + 1}</span>
            <div>
              <span className="figure text-small text-muted">{time}</span>
              <p className="mt-0.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
