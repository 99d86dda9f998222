import { useStore } from '@nanostores/react';
import {
  type CurrentTest,
  SEED_MISSING,
  type SelfTests,
} from '@overtone/client/self-test/self-tests';
import type { Session } from '@overtone/client/session/session';
import type { Milliseconds } from '@overtone/domain/units';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { AfterSession } from './after-session.tsx';
import { ProgressPicture } from './progress/progress-picture.tsx';
import { AttentionTask } from './attention/attention-task.tsx';
import { lengthWords, questionWords, stimulusWords } from './protocol-words.ts';
import { progressWords, stepWords } from './self-test-words.ts';

/** What a running self-test is given. */
export interface RunningTestProps {
  readonly tests: SelfTests;
  readonly current: CurrentTest;
  readonly session: Pick<Session, '$isOn' | 'program'>;
  /** The clock that key presses are stamped with. */
  readonly nowMs: () => Milliseconds;
}

/** The self-test that runs: how far it is, what may be done now, and the way out. */
export function RunningTest({ tests, current, session, nowMs }: RunningTestProps) {
  const { test, step, isUnderWay, isElsewhere } = current;
  const isDue = !isUnderWay && !isElsewhere;
  const { protocol, commitment } = test.sealed;
  return (
    <section
      aria-label="The self-test that runs"
      className="grid gap-x-16 gap-y-8 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-6">
        {isUnderWay && <UnderWay {...{ tests, current, session }} />}
        {isElsewhere && (
          <output className="max-w-prose border-l-2 border-accent pl-5">
            A session of this test runs in another tab of this browser. Finish and answer it there;
            until then nothing can be done here.
          </output>
        )}
        {isDue && step.kind === 'answer' && (
          <AfterSession
            // Each session begins with no answer chosen.
            key={step.open.startedAtMs}
            tests={tests}
            test={test}
            open={step.open}
          />
        )}
        {isDue && step.kind === 'attention' && (
          <AttentionTask
            session={session}
            nowMs={nowMs}
            onDone={(result) => void tests.attend(result)}
          />
        )}
        {isDue && step.kind === 'noVerdict' && (
          <div className="grid max-w-prose justify-items-start gap-3 border-l-2 border-accent pl-5">
            <p aria-live="polite">{stepWords(step)}</p>
            <p className="text-small text-muted">
              End it, and its order is opened; your answers are kept. Then you can begin a new one.
            </p>
            <Button tone="solid" onPress={() => void tests.abandon()}>
              End it and open the order
            </Button>
          </div>
        )}
        {isDue && (step.kind === 'ready' || step.kind === 'wait') && (
          <div className="grid justify-items-start gap-3">
            <p aria-live="polite" className="max-w-prose font-serif text-read">
              {current.hasOrder ? stepWords(step) : SEED_MISSING}
            </p>
            {current.hasOrder && (
              <Button
                tone="solid"
                isDisabled={step.kind !== 'ready'}
                onPress={() => void tests.startSession()}
              >
                Start the session
              </Button>
            )}
          </div>
        )}
        {!isElsewhere && step.kind !== 'noVerdict' && <StopTest tests={tests} />}
      </div>
      <div className="grid content-start gap-6">
        <ProgressPicture test={test} />
        <div className="grid max-w-prose gap-2 text-small">
          <p>
            You test {stimulusWords(protocol.stimulus)} against its sham, and answer: “
            {questionWords(protocol.question)}”
          </p>
          {progressWords(test).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="text-muted">
            What they show, and which session was which, stays hidden until the last.
          </p>
        </div>
        <dl className="grid gap-1 text-note text-muted">
          <dt className="font-semibold">Sealed</dt>
          <dd className="figure break-all" data-testid="commitment">
            {commitment}
          </dd>
          <dd className="max-w-prose">
            Keep this number if you like. At the end the seed is shown; whoever hashes it with the
            protocol gets this number again, so nobody can have changed the order meanwhile.
          </dd>
        </dl>
      </div>
    </section>
  );
}

function UnderWay({ tests, current, session }: Omit<RunningTestProps, 'nowMs'>) {
  const isOn = useStore(session.$isOn);
  const { step, test } = current;
  const { shortestSessionMs } = test.sealed.protocol;
  const playedMs = step.kind === 'answer' ? step.open.playedMs : 0;
  const leftMs = shortestSessionMs - playedMs;
  return (
    <div className="grid justify-items-start gap-3 border-l-2 border-accent pl-5">
      <p>
        {isOn ? 'A session of the test runs.' : 'A session of the test is paused.'}{' '}
        {leftMs > 0
          ? `It counts once it has played for ${lengthWords(shortestSessionMs)}.`
          : 'It has played long enough to count. Go on for as long as you like.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone={leftMs > 0 ? 'line' : 'solid'} onPress={tests.finishSession}>
          Finish and answer
        </Button>
        {!isOn && <Button onPress={session.program.resume}>Go on</Button>}
      </div>
    </div>
  );
}

function StopTest({ tests }: Pick<RunningTestProps, 'tests'>) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <p>
        <Button tone="quiet" onPress={() => setAsked(true)}>
          Stop this test…
        </Button>
      </p>
    );
  }
  return (
    <div
      role="alert"
      className="grid max-w-prose gap-3 border-l-2 border-edge bg-well px-4 py-3 text-small"
    >
      <p>
        A test that is stopped stays stopped. Your answers are kept and the order is opened, but
        there is no verdict, since whoever stops where it suits finds what they like.
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onPress={() => void tests.abandon()}>Stop it for good</Button>
        <Button tone="quiet" onPress={() => setAsked(false)}>
          Go on with it
        </Button>
      </p>
    </div>
  );
}
