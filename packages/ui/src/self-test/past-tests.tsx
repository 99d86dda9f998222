import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { PastTest, type PastTestProps } from './past-test.tsx';

/** What the list of self-tests that are over is given. */
export interface PastTestsProps extends Pick<PastTestProps, 'tests'> {
  readonly past: readonly KeptTest[];
}

/** Self-tests that are over. */
export function PastTests({ tests, past }: PastTestsProps) {
  return (
    <section aria-label="Self-tests that are over" className="grid gap-5">
      <h3 className="text-title">Past self-tests</h3>
      <ul className="grid gap-8">
        {past.map((test) => (
          <li key={test.id}>
            <PastTest tests={tests} test={test} />
          </li>
        ))}
      </ul>
    </section>
  );
}
