import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { reportOf } from '@overtone/domain/experiment/report/test-report';
import { ReportLink } from './report-link.tsx';
import { reportSentences } from './report-words.ts';

/** What may be said of a self-test that is over, with the way to its report. */
export function ReportSummary({ test }: { readonly test: KeptTest }) {
  return (
    <div className="grid justify-items-start gap-2">
      {reportSentences(reportOf(test), 'unchecked').map((sentence) => (
        <p key={sentence} className="text-small">
          {sentence}
        </p>
      ))}
      <ReportLink test={test} />
    </div>
  );
}
