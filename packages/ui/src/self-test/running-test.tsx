import { runOf } from '@overtone/domain/experiment/protocol/run';
import { AskedButton } from './asked-button.tsx';
import { ProgressPicture } from './progress/progress-picture.tsx';
import { questionWords, stimulusWords } from './protocol-words.ts';
import { progressWords } from './self-test-words.ts';
import { TestNow, type TestNowProps } from './test-now.tsx';

/** Your running self-test: how far it is, what may be done now, and the way out. */
export function RunningTest(props: TestNowProps) {
  const { tests, current } = props;
  const { test, step, elsewhere } = current;
  const { protocol, commitment } = test.sealed;
  return (
    <section
      aria-label="Your running self-test"
      className="grid gap-x-16 gap-y-8 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-6">
        <TestNow {...props} />
        {elsewhere === null && step.kind !== 'noVerdict' && <StopTest {...{ tests, test }} />}
      </div>
      <div className="grid content-start gap-6">
        <ProgressPicture test={test} />
        <div className="grid max-w-prose gap-2 text-small">
          <p className="wrap-anywhere">
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

function StopTest({
  tests,
  test: { sealed, attempts },
}: Pick<TestNowProps, 'tests'> & Pick<TestNowProps['current'], 'test'>) {
  const hasAnswers = runOf(sealed.protocol, attempts).answers > 0;
  return (
    <AskedButton
      name="Stop this test…"
      back="Keep the test running"
      on="Stop the test for good"
      onOn={() => void tests.abandon()}
    >
      A test that is stopped stays stopped.{' '}
      {hasAnswers
        ? 'Your answers are kept and you see which session was which, but there is no verdict: anyone who stops when it suits them can find whatever they like.'
        : 'No session has been answered yet, so there is nothing to find in it; you can begin a new one.'}
    </AskedButton>
  );
}
