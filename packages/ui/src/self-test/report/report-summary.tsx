import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { reportOf } from '@overtone/domain/experiment/report/test-report';
import { ReportLink } from './report-link.tsx';
import { reportSentences } from './report-words.ts';

/** What may be said of a self-test that is over, with the way to its report. */
export function ReportSummary({
  test,
  isLead = false,
}: {
  readonly test: KeptTest;
  /** Whether its first sentence is set as in the report, and the way there stands out. */
  readonly isLead?: boolean;
}) {
  return (
    <div className="grid justify-items-start gap-2">
      {reportSentences(reportOf(test), 'unchecked').map((sentence, index) => (
        <p key={sentence} className={isLead && index === 0 ? 'font-serif text-read' : 'text-small'}>
          {sentence}
        </p>
      ))}
      <ReportLink test={test} tone={isLead ? 'solid' : 'quiet'} />
    </div>
  );
}
