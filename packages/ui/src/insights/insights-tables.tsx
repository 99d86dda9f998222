import type { Insights } from '@overtone/domain/contract/usage';
import { Disclosure } from '../controls/disclosure.tsx';
import { longDay } from '../days/day-words.ts';
import { minutesText } from './insight-words.ts';
import { RatingsTable } from './ratings-chart.tsx';

/** Everything that the figures show, as tables: days with use, the latest first, and ratings. */
export function InsightsTables({ insights }: { readonly insights: Insights }) {
  const used = insights.byDay.filter(({ minutes }) => minutes > 0).toReversed();
  return (
    <Disclosure title="The same as tables">
      <table className="w-full text-left text-small">
        <caption className="sr-only">Minutes by day</caption>
        <thead>
          <tr className="text-note text-muted">
            <th scope="col" className="pb-1 font-normal">
              Day
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              Time
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map(({ day, minutes }) => (
            <tr key={day} className="border-t border-rule">
              <th scope="row" className="py-1.5 font-normal">
                {longDay(day)}
              </th>
              <td className="figure py-1.5 text-right">{minutesText(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {insights.ratings.length > 0 && <RatingsTable ratings={insights.ratings} />}
    </Disclosure>
  );
}
