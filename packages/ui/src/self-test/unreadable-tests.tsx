import { useStore } from '@nanostores/react';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import { Notice } from '../controls/notice.tsx';
import { AskedButton } from './asked-button.tsx';

/** Says of self-tests that are kept and cannot be read that they are there; nothing where all can be. */
export function UnreadableTests({
  tests,
}: {
  readonly tests: Pick<SelfTests, '$unreadable' | 'forget'>;
}) {
  const ids = useStore(tests.$unreadable);
  return ids.map((id) => (
    <Notice key={id} title="A self-test cannot be read">
      <p>
        This browser keeps a record of a self-test that is damaged, or was made by a later version.
        Nothing of it is shown, and nothing was changed or deleted.
      </p>
      <AskedButton
        name="Delete this record…"
        back="Keep this record"
        on="Delete it for good"
        onOn={() => void tests.forget(id)}
      >
        What this browser keeps of it goes, and nothing brings it back.
      </AskedButton>
    </Notice>
  ));
}
