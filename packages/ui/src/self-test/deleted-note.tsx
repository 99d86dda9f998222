import { useStore } from '@nanostores/react';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import { Notice } from '../controls/notice.tsx';
import { questionWords } from './protocol-words.ts';

/** Says of self-tests that this browser still had that they were deleted from the account; nothing where none were. */
export function DeletedNote({
  tests,
}: {
  readonly tests: Pick<SelfTests, '$foundDeleted' | 'dismissDeleted'>;
}) {
  const found = useStore(tests.$foundDeleted);
  return found.map(({ id, sealed }) => (
    <Notice key={id} title="Your self-test was deleted" onDismiss={() => tests.dismissDeleted(id)}>
      <p className="wrap-anywhere">
        “{questionWords(sealed.protocol.question)}” was deleted from your account, probably in
        another browser, so it is gone here, too. Answers that had not reached your account went
        with it; a session that was playing has ended.
      </p>
    </Notice>
  ));
}
