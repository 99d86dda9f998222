import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import { Disclosure } from '../../controls/disclosure.tsx';
import { FigureRow, FigureTable } from '../../controls/figure-table.tsx';
import { signedText } from '../../insights/number-words.ts';
import { GUESS_WORDS } from './session-rows.ts';

const COLUMNS = [
  'Pair',
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
        <FigureTable
          caption="Pairs with their answers and guesses"
          isCaptionHidden
          columns={COLUMNS}
        >
          {pairs.map(({ pair, first, real, sham }) => (
            <FigureRow
              key={pair}
              name={pair + 1}
              cells={[
                GUESS_WORDS[first],
                real.rating,
                sham.rating,
                signedText(real.rating - sham.rating),
                GUESS_WORDS[real.guess],
                GUESS_WORDS[sham.guess],
              ]}
            />
          ))}
        </FigureTable>
      </Disclosure>
    </div>
  );
}
