import type { SelfTests } from '@overtone/client/self-test/self-tests';
import { type KeptTest, keptTestText } from '@overtone/domain/experiment/kept/kept-test';
import { Button } from '../controls/button.tsx';
import { saveText } from '../program/save-text.ts';
import { ReportSummary } from './report/report-summary.tsx';
import { momentWords, questionWords, stimulusWords } from './self-test-words.ts';

/** What the list of self-tests that are over is given. */
export interface PastTestsProps {
  readonly tests: Pick<SelfTests, 'forget'>;
  readonly past: readonly KeptTest[];
}

/** Self-tests that are over, with what may be said of each and everything that it was made of. */
export function PastTests({ tests, past }: PastTestsProps) {
  return (
    <section aria-label="Self-tests that are over" className="grid gap-5">
      <h3 className="label font-sans tracking-normal">Over</h3>
      <ul className="grid gap-8">
        {past.map((test) => (
          <li key={test.id} className="grid max-w-prose gap-3">
            <p className="font-semibold">
              {stimulusWords(test.sealed.protocol.stimulus)}: “
              {questionWords(test.sealed.protocol.question)}”
            </p>
            <ReportSummary test={test} />
            <Opened test={test} />
            <p className="flex flex-wrap gap-3">
              <Button
                onPress={() =>
                  void saveText(keptTestText(test), 'self-test', 'json', 'application/json')
                }
              >
                Save everything (JSON)
              </Button>
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

function Opened({ test: { createdAtMs, sealed, state } }: { readonly test: KeptTest }) {
  if (state.kind === 'running') return null;
  return (
    <dl className="grid gap-1 text-note text-muted">
      <dt className="font-semibold">Begun and over</dt>
      <dd>
        {momentWords(createdAtMs)} to {momentWords(state.atMs)}
      </dd>
      <dt className="font-semibold">Sealed</dt>
      <dd className="figure break-all">{sealed.commitment}</dd>
      <dt className="font-semibold">Seed</dt>
      <dd className="figure break-all">{state.seed ?? 'lost'}</dd>
    </dl>
  );
}
