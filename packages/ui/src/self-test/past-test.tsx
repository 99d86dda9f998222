import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { AskedButton } from './asked-button.tsx';
import { ReportSummary } from './report/report-summary.tsx';
import { questionWords, stimulusWords } from './protocol-words.ts';
import { momentWords } from './moment-words.ts';

/** What a self-test that is over is given. */
export interface PastTestProps {
  readonly tests: Pick<SelfTests, 'forget'>;
  readonly test: KeptTest;
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

function DeleteTest({ tests, test }: PastTestProps) {
  return (
    <AskedButton
      name="Delete this test…"
      back="Keep this test"
      on="Delete it for good"
      onOn={() => void tests.forget(test.id)}
    >
      Its sessions, your answers and its report go, and nothing brings them back. If you may want
      them again, save the CSV or JSON file of the report first. That there was a test of this
      question stays known in this browser: reports of later ones count it.
    </AskedButton>
  );
}
