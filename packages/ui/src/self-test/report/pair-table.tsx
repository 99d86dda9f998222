import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import type { Guess } from '@overtone/domain/experiment/statistics/blinding';
import { Disclosure } from '../../controls/disclosure.tsx';
import { signedText } from '../../insights/number-words.ts';

const GUESS_WORDS: Readonly<Record<Guess, string>> = {
  real: 'rhythm',
  sham: 'sham',
  noIdea: 'no idea',
};
const COLUMNS = [
  'First',
  'With rhythm',
  'In sham',
  'Difference',
  'Guess with rhythm',
  'Guess in sham',
];

/** The pairs that the pictures show, as a table; paper has the CSV instead. */
export function PairTable({ pairs }: { readonly pairs: readonly ReportPair[] }) {
  return (
    <div className="print:hidden">
      <Disclosure title="The same as a table" level={2}>
        <div className="overflow-x-auto">
          <table className="w-full text-left text-small">
            <caption className="sr-only">Pairs with their answers and guesses</caption>
            <thead>
              <tr className="text-note text-muted">
                <th scope="col" className="pr-4 pb-1 font-normal">
                  Pair
                </th>
                {COLUMNS.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="pr-4 pb-1 text-right font-normal last:pr-0"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ pair, first, real, sham }) => (
                <tr key={pair} className="border-t border-rule">
                  <th scope="row" className="figure py-1.5 pr-4 font-normal">
                    {pair + 1}
                  </th>
                  {[
                    first === 'real' ? 'rhythm' : 'sham',
                    real.rating,
                    sham.rating,
                    signedText(real.rating - sham.rating),
                    GUESS_WORDS[real.guess],
                    GUESS_WORDS[sham.guess],
                  ].map((cell, index) => (
                    <td key={COLUMNS[index]} className="figure py-1.5 pr-4 text-right last:pr-0">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </div>
  );
}
