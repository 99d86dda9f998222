import type { Insights } from '@overtone/domain/contract/usage';
import { localDays } from '@overtone/domain/usage/local-days';
import { Disclosure } from '../controls/disclosure.tsx';
import { FigureRow, FigureTable } from '../controls/figure-table.tsx';
import { longDay } from '../days/day-words.ts';
import { minutesText } from './insight-words.ts';
import { capital } from './number-words.ts';
import { pairName } from './pair-name.ts';
import { sessionWords } from './score/score-words.ts';

/** Everything that the figures show, as tables, the latest first: days with use, sessions and ratings. */
export function InsightsTables({ insights }: { readonly insights: Insights }) {
  const { byDay, sessions, ratings, summary } = insights;
  const used = byDay.filter(({ minutes }) => minutes > 0).toReversed();
  const wordsOf = sessionWords(summary.timeZone, localDays(summary.timeZone));
  return (
    <Disclosure title="The same as tables">
      <FigureTable caption="Minutes by day" columns={['Day', 'Time']}>
        {used.map(({ day, minutes }) => (
          <FigureRow key={day} name={longDay(day)} cells={[minutesText(minutes)]} />
        ))}
      </FigureTable>
      {sessions.length > 0 && (
        <FigureTable
          caption="Sessions of the last 30 days"
          columns={['Session', 'Time', 'Pair', 'Before', 'After']}
        >
          {sessions.toReversed().map((session) => {
            const { when, length, pair } = wordsOf(session);
            return (
              <FigureRow
                key={session.parts[0]?.startMs}
                name={when}
                cells={[length, pair, session.before ?? '–', session.after ?? '–']}
              />
            );
          })}
        </FigureTable>
      )}
      {ratings.length > 0 && (
        <FigureTable
          caption="Ratings before and after"
          columns={['Day', 'Pair', 'Before', 'After']}
        >
          {ratings.toReversed().map(({ day, before, after, ...pair }, index) => (
            <FigureRow
              // Two sessions of a day may be rated alike.
              key={`${day} ${index}`}
              name={longDay(day)}
              cells={[capital(pairName(pair)), before, after]}
            />
          ))}
        </FigureTable>
      )}
    </Disclosure>
  );
}
