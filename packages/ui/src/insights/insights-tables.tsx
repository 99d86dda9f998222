import type { Insights } from '@overtone/domain/contract/usage';
import { localDays } from '@overtone/domain/usage/local-days';
import type { ReactNode } from 'react';
import { Disclosure } from '../controls/disclosure.tsx';
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
      <Table caption="Minutes by day" columns={['Day', 'Time']}>
        {used.map(({ day, minutes }) => (
          <Row key={day} name={longDay(day)} cells={[minutesText(minutes)]} />
        ))}
      </Table>
      {sessions.length > 0 && (
        <Table
          caption="Sessions of the last 30 days"
          columns={['Session', 'Time', 'Pair', 'Before', 'After']}
        >
          {sessions.toReversed().map((session) => {
            const { when, length, pair } = wordsOf(session);
            return (
              <Row
                key={session.parts[0]?.startMs}
                name={when}
                cells={[length, pair, session.before ?? '–', session.after ?? '–']}
              />
            );
          })}
        </Table>
      )}
      {ratings.length > 0 && (
        <Table caption="Ratings before and after" columns={['Day', 'Pair', 'Before', 'After']}>
          {ratings.toReversed().map(({ day, before, after, ...pair }, index) => (
            <Row
              // Two sessions of a day may be rated alike.
              key={`${day} ${index}`}
              name={longDay(day)}
              cells={[capital(pairName(pair)), before, after]}
            />
          ))}
        </Table>
      )}
    </Disclosure>
  );
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function Table({ caption, columns, children }: TableProps) {
  return (
    <div className="overflow-x-auto">
      <table
        className={`w-full text-left text-small ${columns.length === 2 ? 'max-w-[30rem]' : ''}`}
      >
        <caption className="label pb-2 text-left">{caption}</caption>
        <thead>
          <tr className="text-note text-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`pr-4 pb-1 font-normal last:pr-0 ${index === 0 ? '' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly cells: readonly (string | number)[];
}

function Row({ name, cells }: RowProps) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-1.5 pr-4 font-normal">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="figure py-1.5 pr-4 text-right last:pr-0">
          {cell}
        </td>
      ))}
    </tr>
  );
}
