import type { SelfTests } from '@overtone/client/self-test/self-tests';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { Button } from '../controls/button.tsx';
import { ReportSummary } from './report/report-summary.tsx';
import { questionWords, stimulusWords } from './protocol-words.ts';
import { momentWords } from './self-test-words.ts';

/** What the list of self-tests that are over is given. */
export interface PastTestsProps {
  readonly tests: Pick<SelfTests, 'forget'>;
  readonly past: readonly KeptTest[];
}

/** Self-tests that are over, with what may be said of each; all that it was made of is in its report. */
export function PastTests({ tests, past }: PastTestsProps) {
  return (
    <section aria-label="Self-tests that are over" className="grid gap-5">
      <h3 className="text-title">Past self-tests</h3>
      <ul className="grid gap-8">
        {past.map((test) => (
          <li key={test.id} className="grid max-w-prose gap-3">
            <p className="font-semibold">
              {stimulusWords(test.sealed.protocol.stimulus)}: “
              {questionWords(test.sealed.protocol.question)}”
            </p>
            <p className="text-note text-muted">
              {momentWords(test.createdAtMs)}
              {test.state.kind !== 'running' && ` to ${momentWords(test.state.atMs)}`}
            </p>
            <ReportSummary test={test} />
            <p>
              <Button tone="quiet" onPress={() => void tests.forget(test.id)}>
                Delete this test
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
