import type { ReportPair } from '@overtone/domain/experiment/report/test-report';
import type { Guess } from '@overtone/domain/experiment/statistics/blinding';
import { GUESS_WORDS } from './session-rows.ts';

/** What stands for the arms and the guesses, in words, and where there is room for letters alone. */
const WORDS: Readonly<Record<Guess, string>> = { ...GUESS_WORDS, noIdea: '–' };
const LETTERS: Readonly<Record<Guess, string>> = { real: 'R', sham: 'S', noIdea: '–' };
const HEADS = ['Pair', 'First', 'R', 'S', 'Guesses'];

/** All answers that the verdict is made of, for whoever has the report on paper alone and works it out again. */
export function AnswersOnPaper({
  pairs,
  isRoomy,
}: {
  readonly pairs: readonly ReportPair[];
  /** Whether lines may stand well apart, with words in them. */
  readonly isRoomy: boolean;
}) {
  const columns = isRoomy ? 2 : 4;
  const words = isRoomy ? WORDS : LETTERS;
  const rows = Math.ceil(pairs.length / columns);
  const parts = Array.from({ length: columns }, (_, i) => pairs.slice(i * rows, (i + 1) * rows));
  return (
    <section
      aria-label="All answers"
      className={`hidden break-inside-avoid print:grid ${isRoomy ? 'gap-2' : 'gap-1'}`}
    >
      <h2 className="label font-sans tracking-normal">All answers</h2>
      <div
        className="grid gap-x-8"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {parts.map((part, index) => (
          <table
            key={index}
            className={`h-min w-full text-note whitespace-nowrap ${isRoomy ? 'leading-[1.9]' : 'leading-[1.15]'}`}
          >
            <thead>
              <tr className="text-left text-muted">
                {HEADS.map((head) => (
                  <th key={head} scope="col" className="font-normal last:text-right">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.map(({ pair, first, real, sham }) => (
                <tr key={pair} className="border-t border-rule">
                  <th scope="row" className="figure text-left font-normal">
                    {pair + 1}
                  </th>
                  <td>{words[first]}</td>
                  <td className="figure">{real.rating}</td>
                  <td className="figure">{sham.rating}</td>
                  <td className="text-right">
                    {words[real.guess]}, {words[sham.guess]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className="text-note text-muted">
        One line per pair. R is the session with the rhythm and S the sham: which came first, the
        answers, and the guesses in the same order, a dash for “no idea”.
      </p>
    </section>
  );
}
