import type { ReportSession } from '@overtone/domain/experiment/report/test-report';
import { sessionRows } from './session-rows.ts';
import { ScrollRegion } from '../../controls/scroll-region.tsx';

const COLUMNS = ['Began', 'It was', 'Answer', 'Guess'];

/** Which session was which, with what was answered, of a self-test that is over and has no verdict. */
export function SessionTable({ sessions }: { readonly sessions: readonly ReportSession[] }) {
  const rows = sessionRows(sessions);
  if (rows.length === 0) return null;
  return (
    <section aria-label="Which session was which" className="grid gap-3 print:gap-1.5">
      <h2 className="label font-sans tracking-normal">Which session was which</h2>
      <ScrollRegion label="Table: which session was which" className="overflow-x-auto">
        <table className="w-full max-w-[44rem] text-left text-small print:max-w-none print:text-note">
          <caption className="sr-only">Sessions with what they were, answers and guesses</caption>
          <thead>
            <tr className="text-note text-muted">
              <th scope="col" className="pb-1 font-normal">
                Pair
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="pb-1 pl-4 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pair, began, arm, answer, guess }, index) => (
              <tr key={index} className="break-inside-avoid border-t border-rule">
                <th scope="row" className="figure py-1.5 font-normal print:py-0.5">
                  {pair}
                </th>
                {[unbroken(began), arm, answer, unbroken(guess)].map((cell, column) => (
                  <td key={COLUMNS[column]} className="py-1.5 pl-4 print:py-0.5">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="max-w-prose text-note text-muted print:max-w-none">
        Look, but draw nothing from it: whatever seems to lean here, luck alone may have done.
      </p>
    </section>
  );
}

/** Words that stay on one line; of a moment the time may come under its day. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');
}
