import { useStore } from '@nanostores/react';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import { Notice } from '../controls/notice.tsx';
import { useCalmly } from '../page/calm-panels.tsx';
import { COUNTS_ALL_THE_SAME } from './lack-words.ts';

/** Says beside a session of a self-test that another tab plays into it, for as long as it does. */
export function MixedNote({
  tests,
}: {
  readonly tests: Pick<SelfTests, '$isMixed' | '$notPlayed'>;
}) {
  const isMixed = useCalmly(useStore(tests.$isMixed));
  const notPlayed = useStore(tests.$notPlayed);
  if (!isMixed) return null;
  return (
    <Notice title="Another tab is playing into your self-test">
      Light or sound of another tab is mixing into this session, and shows what it keeps hidden.
      Stop it there. {notPlayed === null && COUNTS_ALL_THE_SAME}
    </Notice>
  );
}
