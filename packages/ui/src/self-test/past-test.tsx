import { DeleteTest, type DeleteTestProps } from './delete-test.tsx';
import { ReportSummary } from './report/report-summary.tsx';
import { questionWords, stimulusWords } from './protocol-words.ts';
import { momentWords } from './moment-words.ts';

/** What a self-test that is over is given. */
export interface PastTestProps extends DeleteTestProps {
  /** Whether it is what the person has come to see, so that its verdict is set large. */
  readonly isLead?: boolean;
}

/** A self-test that is over, with what may be said of it; all that it was made of is in its report. */
export function PastTest({ tests, test, isLead = false }: PastTestProps) {
  return (
    <div className="grid max-w-prose gap-3">
      <p className="font-semibold wrap-anywhere">
        {stimulusWords(test.sealed.protocol.stimulus)}: “
        {questionWords(test.sealed.protocol.question)}”
      </p>
      <p className="text-note text-muted">
        {momentWords(test.createdAtMs)}
        {test.state.kind !== 'running' && ` to ${momentWords(test.state.atMs)}`}
      </p>
      <ReportSummary test={test} isLead={isLead} />
      <DeleteTest {...{ tests, test }} />
    </div>
  );
}
