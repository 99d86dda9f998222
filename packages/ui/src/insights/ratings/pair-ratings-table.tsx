import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { nearestState } from '@overtone/domain/suggestion/nearest-state';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Insights } from '@overtone/domain/contract/usage';
import {
  FEWEST_RATINGS_OF_PAIR,
  type PairRatings,
  ratingsByPair,
} from '@overtone/domain/usage/pair-ratings';
import { useMemo } from 'react';
import { Plot } from '../../figure/plot.tsx';
import { accentCss } from '../../theme/hue-theme.tsx';
import { ratingSentence } from '../insight-words.ts';
import { capital, signedText } from '../number-words.ts';
import { HowToRead } from '../how-to-read.tsx';
import { pairName } from '../pair-name.ts';
import { ratingNotes } from './rating-notes.ts';
import { ShiftAxis, ShiftPlot } from './shift-plot.tsx';

/** What the table is given. */
export interface PairRatingsTableProps {
  readonly ratings: Insights['ratings'];
}

/** Pairs that are drawn; the others stand in the table of all ratings. */
const MOST_PAIRS = 6;
/** A quarter of a second in 40 pixels: the scale of the score. */
const STROKE = { fromSeconds: 0, spanSeconds: 0.25 } as const;

/** How focus moved with each pair: a table whose lines are plots, with an interval where there is enough for one. */
export function PairRatingsTable({ ratings }: PairRatingsTableProps) {
  const pairs = useMemo(() => ratingsByPair(ratings), [ratings]);
  const sentence = ratingSentence(ratings);
  if (sentence === null) {
    return (
      <div className="grid content-start gap-3 text-small">
        <h3 className="font-sans font-semibold tracking-normal">Change in focus</h3>
        <p className="text-muted">
          No session in this period was rated before and after. Ratings are optional.
        </p>
      </div>
    );
  }
  const drawn = pairs.slice(0, MOST_PAIRS);
  return (
    <figure aria-label="Ratings before and after" className="grid content-start gap-3">
      <table className="w-full text-left text-small">
        <caption className="pb-3 text-left font-semibold">Change in focus, by pair</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Change of focus in points of 5, 95% interval, rated sessions</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((pair) => (
            <PairRow key={pairName(pair)} pair={pair} />
          ))}
        </tbody>
      </table>
      <ShiftAxis />
      <figcaption className="grid max-w-prose gap-1 text-note text-muted">
        <p>{sentence}</p>
        <HowToRead>{ratingNotes(pairs, drawn.length).join(' ')}</HowToRead>
      </figcaption>
    </figure>
  );
}

function PairRow({ pair }: { readonly pair: PairRatings }) {
  const state = nearestState(pair);
  const ink = state === null ? 'currentColor' : accentCss(SUGGESTION_STATES[state].hue);
  return (
    <tr className="grid gap-x-4 border-t border-rule py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <th scope="row" className="flex items-center gap-3 font-medium">
        <span style={{ color: ink }} className="flex">
          <Plot curve={pairCurve(pair, STROKE)} className="h-4 w-10" />
        </span>
        {capital(pairName(pair))}
      </th>
      <td className="grid items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <span className="order-2 flex sm:order-1">
          <ShiftPlot pair={pair} ink={ink} />
        </span>
        <span className="figure order-1 flex flex-wrap items-baseline justify-between gap-x-3 pt-1 sm:order-2 sm:block sm:pt-0 sm:text-right">
          {shiftText(pair)}
          <span className="text-note text-muted sm:block"> {countText(pair)}</span>
        </span>
      </td>
    </tr>
  );
}

/** "+0.5 (−1 to +1.5)"; without an interval where there are too few. */
function shiftText({ shifts, shift: { estimate, low, high } }: PairRatings): string {
  if (shifts.length < FEWEST_RATINGS_OF_PAIR) return signedText(estimate);
  return `${signedText(estimate)} (${signedText(low)} to ${signedText(high)})`;
}

function countText({ sessions, shifts }: PairRatings): string {
  const rated = `${sessions} rated`;
  if (sessions < FEWEST_RATINGS_OF_PAIR) return `${rated}, too few to tell`;
  return shifts.length < sessions ? `latest ${shifts.length} of ${rated}` : rated;
}
