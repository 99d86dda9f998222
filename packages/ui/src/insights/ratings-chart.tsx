import type { Insights } from '@overtone/domain/contract/usage';
import { longDay } from '../days/day-words.ts';
import { mean, ratingSentence } from './insight-words.ts';

const RATINGS = [5, 4, 3, 2, 1];
const BOX = { width: 300, height: 160, inset: 8 } as const;

/** What the figure is given. */
export interface RatingsChartProps {
  readonly ratings: Insights['ratings'];
}

/** How focused the person felt before and after: a line a rated session, and the average over them. */
export function RatingsChart({ ratings }: RatingsChartProps) {
  const sentence = ratingSentence(ratings);
  if (sentence === null) {
    return (
      <p className="text-small text-muted">
        No session of this time was rated before and after. Ratings are optional.
      </p>
    );
  }
  return (
    <figure aria-label="Ratings before and after" className="grid gap-3">
      <p className="label">Focus before and after, 1 to 5</p>
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="figure flex flex-col justify-between text-note text-faint">
          {RATINGS.map((rating) => (
            <span key={rating}>{rating}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-x border-rule"
        >
          {ratings.map((rating, index) => (
            <Line key={`${rating.day} ${index}`} {...rating} className="text-accent opacity-25" />
          ))}
          <Line
            before={mean(ratings.map(({ before }) => before))}
            after={mean(ratings.map(({ after }) => after))}
            width={2.5}
            className="text-ink"
          />
        </svg>
        <span />
        <p className="flex justify-between text-note text-muted">
          <span>Before</span>
          <span>After</span>
        </p>
      </div>
      <figcaption className="text-note text-muted">{sentence}</figcaption>
    </figure>
  );
}

interface LineProps {
  readonly before: number;
  readonly after: number;
  readonly width?: number;
  readonly className: string;
}

function Line({ before, after, width = 1, className }: LineProps) {
  return (
    <path
      d={`M0 ${heightOf(before)} L${BOX.width} ${heightOf(after)}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

function heightOf(rating: number): number {
  const share = (RATINGS.length - rating) / (RATINGS.length - 1);
  return BOX.inset + share * (BOX.height - 2 * BOX.inset);
}

/** The same ratings as a table. */
export function RatingsTable({ ratings }: RatingsChartProps) {
  return (
    <table className="w-full text-left text-small">
      <caption className="sr-only">Ratings before and after</caption>
      <thead>
        <tr className="text-note text-muted">
          <th scope="col" className="pb-1 font-normal">
            Day
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            Before
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ day, before, after }, index) => (
          <tr key={`${day} ${index}`} className="border-t border-rule">
            <th scope="row" className="py-1.5 font-normal">
              {longDay(day)}
            </th>
            <td className="figure py-1.5 text-right">{before}</td>
            <td className="figure py-1.5 text-right">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
