import type { TestReport } from '@overtone/domain/experiment/report/test-report';
import {
  attentionRow,
  attentionTimingText,
  besideVerdictText,
  undoneText,
} from './attention-figures.ts';
import { ScrollRegion } from '../../controls/scroll-region.tsx';

const COLUMNS = ['With rhythm', 'In sham', 'Difference', '95% interval', 'Pairs'];

/** The attention task beside the verdict; nothing where it was not done. */
export function AttentionTable({
  report,
}: {
  readonly report: Pick<TestReport, 'attention' | 'sessions'>;
}) {
  const rows = report.attention.map(attentionRow);
  if (rows.length === 0) return null;
  const undone = undoneText(report);
  return (
    <section
      aria-label="The attention task"
      className="grid gap-3 break-inside-avoid print:gap-1.5"
    >
      <h2 className="label font-sans tracking-normal">The attention task, beside the verdict</h2>
      <ScrollRegion label="Table: the attention task" className="overflow-x-auto">
        <table className="w-full text-left text-note sm:text-small print:text-note">
          <caption className="sr-only">The attention task with the rhythm and in the sham</caption>
          <thead>
            <tr className="text-note text-muted">
              <th scope="col" className="pb-1 align-bottom font-normal">
                Measure
              </th>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="pb-1 pl-2 text-right align-bottom font-normal sm:pl-4"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, real, sham, difference, interval, pairs }) => (
              <tr key={name} className="border-t border-rule">
                <th scope="row" className="py-1.5 font-normal print:py-0.5">
                  {name}
                </th>
                {[real, sham, difference, interval, pairs].map((cell, index) => (
                  <td
                    key={COLUMNS[index]}
                    className="figure py-1.5 pl-2 text-right sm:pl-4 sm:whitespace-nowrap print:py-0.5"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="max-w-prose text-note text-muted print:max-w-none">
        {besideVerdictText(report.attention)}
        {/* The sheet has no room for both. */}
        <span className={undone === '' ? undefined : 'print:hidden'}>
          {' '}
          Differences are Hodges and Lehmann’s, as the verdict’s.
        </span>
        {undone} {attentionTimingText(report)} The task: Robertson and others 1997,{' '}
        <span className="break-all">doi.org/10.1016/S0028-3932(97)00015-8</span>, cut to three
        minutes.
      </p>
    </section>
  );
}
