import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { reportOf } from '@overtone/domain/experiment/report/test-report';
import { DeleteTest } from './delete-test.tsx';
import { datedDayWords } from './moment-words.ts';
import { questionWords, stimulusWords } from './protocol-words.ts';
import { outcomeWords } from './report/outcome-words.ts';
import { ReportLink } from './report/report-link.tsx';

/** What the list of self-tests that are over is given. */
export interface PastTestsProps {
  readonly tests: Pick<SelfTests, 'forget'>;
  readonly past: readonly KeptTest[];
}

/** Self-tests that are over, a line each; all that may be said of one is in its report. */
export function PastTests({ tests, past }: PastTestsProps) {
  return (
    <section aria-label="Self-tests that are over" className="grid gap-3">
      <h3 className="text-title">Past self-tests</h3>
      <ul className="divide-y divide-rule border-y border-rule text-small">
        {past.map((test) => (
          <li
            key={test.id}
            className="grid gap-x-6 gap-y-1 py-2 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-baseline"
          >
            <p className="wrap-anywhere">
              <span className="font-semibold">
                {stimulusWords(test.sealed.protocol.stimulus)}: “
                {questionWords(test.sealed.protocol.question)}”
              </span>{' '}
              <span className="text-muted">{datedDayWords(test.createdAtMs)}.</span>{' '}
              {outcomeWords(reportOf(test))}
            </p>
            <div className="flex flex-wrap items-baseline gap-x-5">
              <ReportLink test={test} />
              <DeleteTest {...{ tests, test }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
