import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { AskedButton } from './asked-button.tsx';

/** What deleting a self-test is given. */
export interface DeleteTestProps {
  readonly tests: Pick<SelfTests, 'forget'>;
  readonly test: KeptTest;
}

/** Deletes a self-test that is over, and asks first. */
export function DeleteTest({ tests, test }: DeleteTestProps) {
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
