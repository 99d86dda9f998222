import type { CurrentTest } from '@overtone/client/self-test/current-test';
import { SEED_MISSING } from '@overtone/client/self-test/self-test-problems';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { Session } from '@overtone/client/session/session';
import type { Milliseconds } from '@overtone/domain/units';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useFold } from '../page/calm-panels.tsx';
import { AskedFirst } from './asked-first.tsx';
import { CutOff } from './cut-off.tsx';
import { UnderWay } from './under-way.tsx';
import { AfterSession } from './after-session.tsx';
import { ProgressPicture } from './progress/progress-picture.tsx';
import { AttentionTask } from './attention/attention-task.tsx';
import { questionWords, stimulusWords } from './protocol-words.ts';
import { otherWords, progressWords, stepWords } from './self-test-words.ts';

/** What a running self-test is given. */
export interface RunningTestProps {
  readonly tests: SelfTests;
  readonly current: CurrentTest;
  readonly session: Pick<Session, '$isOn' | 'program'>;
  /** The clock that key presses are stamped with. */
  readonly nowMs: () => Milliseconds;
}

const ELSEWHERE: Readonly<Record<NonNullable<CurrentTest['elsewhere']>, string>> = {
  tab: 'A session of this test runs in another tab of this browser. Finish and answer it there; until then nothing can be done here.',
  browser:
    'A session of this test plays in another browser of your account. Finish it there; until then, or until nothing has been heard of it for five minutes, nothing can be done here.',
};

/** The self-test that runs: how far it is, what may be done now, and the way out. */
export function RunningTest({ tests, current, session, nowMs }: RunningTestProps) {
  const { test, step, isUnderWay, elsewhere } = current;
  const isDue = !isUnderWay && elsewhere === null;
  const { protocol, commitment } = test.sealed;
  const [answersOf, setAnswersOf] = useState<Milliseconds | null>(null);
  const [wasUnderWay, setUnderWay] = useState(isUnderWay);
  if (isUnderWay && !wasUnderWay) setUnderWay(true);
  const answersNow = step.kind === 'answer' && step.open.startedAtMs === answersOf;
  return (
    <section
      aria-label="The self-test that runs"
      className="grid gap-x-16 gap-y-8 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-6">
        {isUnderWay && <UnderWay {...{ tests, current, session }} />}
        {elsewhere !== null && (
          <output className="max-w-prose border-l-2 border-accent pl-5">
            {ELSEWHERE[elsewhere]}
          </output>
        )}
        {isDue && step.kind === 'answer' && current.canGoOn && !answersNow && (
          <CutOff
            test={test}
            open={step.open}
            onGoOn={() => void tests.goOn()}
            onAnswer={() => setAnswersOf(step.open.startedAtMs)}
          />
        )}
        {isDue && step.kind === 'answer' && (!current.canGoOn || answersNow) && (
          <AfterSession
            // Each session begins with no answer chosen.
            key={step.open.startedAtMs}
            tests={tests}
            test={test}
            open={step.open}
            isJustFinished={wasUnderWay}
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
              End it, and you see which session was which; your answers are kept. Then you can begin
              a new one.
            </p>
            <Button tone="solid" onPress={() => void tests.abandon()}>
              End it and show which was which
            </Button>
          </div>
        )}
        {isDue && (step.kind === 'ready' || step.kind === 'wait') && (
          <div className="grid justify-items-start gap-3">
            <p aria-live="polite" className="max-w-prose font-serif text-read">
              {current.hasOrder ? stepWords(step) : SEED_MISSING}
            </p>
            {current.hasOrder && (
              <p className="max-w-prose text-small text-muted">{otherWords(test)}</p>
            )}
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
        {elsewhere === null && step.kind !== 'noVerdict' && <StopTest tests={tests} />}
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
            Keep this number if you like. At the end the seed is shown; anyone who hashes it with
            the protocol gets this number again, so you can be sure that nobody changed the order in
            between.
          </dd>
          <dd className="max-w-prose">
            It keeps you from seeing the order by accident. Somebody who opens the browser’s
            developer tools could decrypt it.
          </dd>
        </dl>
      </div>
    </section>
  );
}

function StopTest({ tests }: Pick<RunningTestProps, 'tests'>) {
  const [isAsked, turn] = useFold();
  if (!isAsked) {
    return (
      <p>
        <Button tone="quiet" onPress={turn}>
          Stop this test…
        </Button>
      </p>
    );
  }
  return (
    <AskedFirst
      back="Keep the test running"
      on="Stop the test for good"
      onBack={turn}
      onOn={() => void tests.abandon()}
    >
      A test that is stopped stays stopped. Your answers are kept and you see which session was
      which, but there is no verdict: anyone who stops when it suits them can find whatever they
      like.
    </AskedFirst>
  );
}
