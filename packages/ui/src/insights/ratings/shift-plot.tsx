import { FEWEST_RATINGS_OF_PAIR, type PairRatings } from '@overtone/domain/usage/pair-ratings';
import { signedText } from '../number-words.ts';

/** Changes run from 4 points down to 4 points up. */
const MOST_POINTS = 4;
const TICKS = [-4, -2, 0, 2, 4];
const SMALLEST_DOT = 2.5;
const LARGEST_DOT = 9;

/** What a plot is given. */
export interface ShiftPlotProps {
  readonly pair: PairRatings;
  /** CSS colour of its dots. */
  readonly ink: string;
}

/** The changes of focus with one pair: dots, their middle, and its interval where there are enough. */
export function ShiftPlot({ pair: { shifts, shift }, ink }: ShiftPlotProps) {
  const hasInterval = shifts.length >= FEWEST_RATINGS_OF_PAIR;
  const dots = [...Map.groupBy(shifts, (value) => value)].map(([value, { length }]) => ({
    value,
    radius: SMALLEST_DOT + (LARGEST_DOT - SMALLEST_DOT) * Math.sqrt(length / shifts.length),
  }));
  return (
    <svg aria-hidden className="mx-2 h-9 w-full overflow-visible sm:mx-0">
      <line
        x1={percent(-MOST_POINTS)}
        x2={percent(MOST_POINTS)}
        y1="50%"
        y2="50%"
        className="stroke-rule"
      />
      <line x1={percent(0)} x2={percent(0)} y1="0" y2="100%" className="stroke-edge" />
      {dots.map(({ value, radius }) => (
        <circle key={value} cx={percent(value)} cy="50%" r={radius} fill={ink} fillOpacity={0.4} />
      ))}
      {hasInterval && (
        <line
          x1={percent(shift.low)}
          x2={percent(shift.high)}
          y1="50%"
          y2="50%"
          className="stroke-ink"
          strokeWidth={2}
        />
      )}
      <line
        x1={percent(shift.estimate)}
        x2={percent(shift.estimate)}
        y1="25%"
        y2="75%"
        className="stroke-ink"
        strokeWidth={2.5}
        strokeDasharray={hasInterval ? undefined : '2 2'}
      />
    </svg>
  );
}

/** Points under all plots. */
export function ShiftAxis() {
  return (
    <div aria-hidden className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="gap-4 px-2 sm:col-start-2 sm:grid sm:grid-cols-[minmax(0,1fr)_11rem] sm:px-0">
        <svg className="figure h-4 w-full overflow-visible text-note">
          {TICKS.map((tick) => (
            <text key={tick} x={percent(tick)} y="12" textAnchor="middle" className="fill-faint">
              {signedText(tick)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

function percent(points: number): string {
  return `${((points + MOST_POINTS) / (2 * MOST_POINTS)) * 100}%`;
}
