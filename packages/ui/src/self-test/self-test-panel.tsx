import { useStore } from '@nanostores/react';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { Session } from '@overtone/client/session/session';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useFold } from '../page/calm-panels.tsx';
import { DeletedNote } from './deleted-note.tsx';
import { JustOver } from './just-over.tsx';
import { PastTests } from './past-tests.tsx';
import { RunningTest } from './running-test.tsx';
import { SetUp, type SetUpProps } from './set-up.tsx';
import type { TestNowProps } from './test-now.tsx';
import { UnreadableTests } from './unreadable-tests.tsx';

/** What the self-tests of a device are given. */
export interface SelfTestPanelProps
  extends Pick<SetUpProps, 'kept' | 'Power' | 'follows'>, Pick<TestNowProps, 'nowMs'> {
  readonly tests: SelfTests;
  /** Whether they are not those of whoever sits here now, and stay until what is asked is answered. */
  readonly isHeld?: boolean;
  readonly session: Pick<Session, '$settings' | '$isOn' | 'program'>;
}

/** The self-tests of a device: the one that runs or has just ended, whose verdict comes before an empty form; else setting one up; and under it those that are over. */
export function SelfTestPanel({
  tests,
  isHeld = false,
  session,
  kept,
  follows,
  nowMs,
  Power,
}: SelfTestPanelProps) {
  const all = useStore(tests.$tests);
  const current = useStore(tests.$current);
  const problem = useStore(tests.$problem);
  const isSignedOut = useStore(tests.$isSignedOut);
  const isGone = useStore(tests.$isGone);
  const isFree = all !== null && !current;
  const [wasFree, setWasFree] = useState(isFree);
  if (isFree && !wasFree) setWasFree(true);
  const [isWanted, turnWanted] = useFold();
  const [lastRun, setLastRun] = useState<string | null>(null);
  if (current && current.test.id !== lastRun) setLastRun(current.test.id);
  const past = (all ?? []).filter(({ state }) => state.kind !== 'running');
  const justOver = past.find(({ id }) => id === lastRun);
  // What was found comes before the next test, which is asked for then.
  const hasVerdict = justOver?.state.kind === 'ended';
  const earlier = past.filter((test) => test !== justOver);
  if (isGone) {
    return (
      <Notice title="These self-tests are gone">
        This browser has no self-tests of this account any more: the account was deleted and its
        tests with it, or the browser’s data was cleared. A session that was playing has ended, and
        nothing more is asked. Load this page again to go on.
      </Notice>
    );
  }
  return (
    <div className="@container grid gap-8">
      {isSignedOut && (
        <Notice title="Signed out">
          You were signed out, or somebody else has signed in, maybe in another tab. A session goes
          on here, and what you answer is kept in this browser; sign in again, and your other
          browsers hear of it.
        </Notice>
      )}
      {isHeld && (
        <Notice title="Still to be answered">
          You have signed in or out meanwhile. What is asked here stays until you answer it, or say
          that it will not count; then your own self-tests are here.
        </Notice>
      )}
      {problem !== null && <Notice title="The self-test">{problem}</Notice>}
      <DeletedNote tests={tests} />
      <UnreadableTests tests={tests} />
      {current && <RunningTest {...{ tests, current, session, nowMs }} isNew={wasFree} />}
      {justOver && <JustOver key={justOver.id} tests={tests} test={justOver} />}
      {isFree && hasVerdict && !isWanted && (
        <p>
          <Button onPress={turnWanted}>Set up a new self-test</Button>
        </p>
      )}
      {isFree && (!hasVerdict || isWanted) && (
        <SetUp
          tests={tests}
          session={session}
          kept={kept}
          follows={follows}
          {...(Power && { Power })}
        />
      )}
      {earlier.length > 0 && <PastTests tests={tests} past={earlier} />}
    </div>
  );
}
