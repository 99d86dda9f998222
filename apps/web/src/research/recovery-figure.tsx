import { Plot } from '@overtone/ui/figure/plot';
import { DAY_AXIS } from '../content/interruptions.ts';
import { RESEARCH } from '../content/research.ts';
import { FigureNumber } from './figure-number.tsx';
import { recoveryCurve, recoverySpans } from './recovery-curve.ts';

const { steps, caption } = RESEARCH.recovery;
const SPANS = recoverySpans(steps);
const LONGEST = Math.max(...steps.map(({ minutes }) => minutes));

/** The way back as one curve over four steps, each as wide as it is long; they are told below under their numbers. */
export function RecoveryFigure() {
  return (
    <figure>
      <div className="mr-1 ml-14">
        <div className="relative h-36">
          <Plot curve={recoveryCurve(steps)} className="size-full text-accent" strokeWidth={2} />
          <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
            {[
              { word: DAY_AXIS.deep, y: '4%' },
              { word: DAY_AXIS.away, y: '96%' },
            ].map(({ word, y }) => (
              <text
                key={word}
                y={y}
                dx="-0.75em"
                dy="0.36em"
                textAnchor="end"
                className="fill-muted text-note"
              >
                {word}
              </text>
            ))}
            {SPANS.map(({ to }) => (
              <line
                key={to}
                x1={`${to * 100}%`}
                x2={`${to * 100}%`}
                y1="0"
                y2="100%"
                className="stroke-rule"
              />
            ))}
          </svg>
        </div>
        <svg aria-hidden className="block h-9 w-full overflow-visible">
          {SPANS.map(({ from, to }, index) => (
            <g key={to}>
              <rect
                x={`${from * 100}%`}
                width={`${(to - from) * 100}%`}
                y="6"
                height="6"
                className={
                  steps[index]?.minutes === LONGEST
                    ? 'fill-accent'
                    : 'fill-well stroke-edge stroke-1'
                }
              />
              <text
                x={`${(from + to) * 50}%`}
                y="30"
                textAnchor="middle"
                className="figure fill-accent text-note"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className="mt-3 grid gap-x-8 gap-y-5 border-t border-rule pt-4 sm:grid-cols-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="figure text-small text-accent">{index + 1}</span>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-5 text-note text-muted">
        <FigureNumber>4</FigureNumber> {caption}
      </figcaption>
    </figure>
  );
}
