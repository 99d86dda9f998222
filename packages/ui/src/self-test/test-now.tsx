import { useStore } from '@nanostores/react';
import type { CurrentTest } from '@overtone/client/self-test/current-test';
import { SEED_MISSING } from '@overtone/client/self-test/self-test-problems';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import { type CalendarEntry, calendarFile } from '@overtone/domain/calendar/write-event';
import { runOf } from '@overtone/domain/experiment/protocol/run';
import type { Session } from '@overtone/client/session/session';
import type { Milliseconds } from '@overtone/domain/units';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { showAnew } from '../controls/use-lost-focus.tsx';
import { AfterSession } from './after-session.tsx';
import { AttentionTask } from './attention/attention-task.tsx';
import { saveFile } from '../files/save-file.ts';
import { CutOff } from './cut-off.tsx';
import { nextSessionEntry } from './next-session-entry.ts';
import { clockWords, otherWords, stepWords } from './self-test-words.ts';
import { SetOtherwise } from './set-otherwise.tsx';
import { stageOf } from './stage-of.ts';
import { UnderWay } from './under-way.tsx';

/** What is given of a self-test that runs. */
export interface TestNowProps {
  readonly tests: SelfTests;
  readonly current: CurrentTest;
  readonly session: Pick<Session, '$settings' | '$isOn' | 'program'>;
  /** The clock that key presses are stamped with. */
  readonly nowMs: () => Milliseconds;
  /** Whether the test has begun before the person's eyes, in place of setting one up. */
  readonly isNew: boolean;
}

const ELSEWHERE: Readonly<Record<NonNullable<CurrentTest['elsewhere']>, string>> = {
  tab: 'A session of this test is running in another tab of this browser. Finish and answer it there; until then nothing can be done here.',
  browser:
    'A session of this test is playing in another browser of your account. Finish it there; until then, or until nothing has been heard of it for five minutes, nothing can be done here.',
};

/** What a self-test asks for now. Whatever comes in place of something else is shown from its beginning. */
export function TestNow({ tests, current, session, nowMs, isNew }: TestNowProps) {
  const { test, step, elsewhere, seenAtMs } = current;
  const [overId, setOverId] = useState<Milliseconds | null>(null);
  const stage = stageOf(current, step.kind === 'answer' && step.open.startedAtMs === overId);
  const isOn = useStore(session.$isOn);
  const isRated = step.kind === 'answer' && step.open.rated !== undefined;
  const sight =
    stage === 'underWay' && !isOn ? 'paused' : stage === 'answers' && isRated ? 'guess' : stage;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isNew ? null : sight);
  useEffect(() => {
    if (shown.current === sight) return;
    shown.current = sight;
    const begin = place.current?.firstElementChild;
    if (begin instanceof HTMLElement) showAnew(begin);
  }, [sight]);

  function contents(): ReactNode {
    if (stage === 'underWay') return <UnderWay {...{ tests, current, session }} />;
    if (elsewhere !== null) return <Elsewhere where={elsewhere} />;
    if (stage === 'due') return <Due {...{ tests, current }} />;
    if (stage === 'noVerdict') return <NoVerdict {...{ tests, current }} />;
    if (stage === 'attention') {
      const onDone = tests.attend;
      return (
        <AttentionTask
          {...{ session, nowMs }}
          onBegin={() => void tests.beginTask()}
          onDone={(result) => void onDone(result)}
        />
      );
    }
    if (step.kind !== 'answer') return null;
    const { open } = step;
    if (stage === 'answers') {
      // Each session begins with no answer chosen.
      return <AfterSession key={open.startedAtMs} {...{ tests, test, open }} nowMs={seenAtMs} />;
    }
    return (
      <CutOff
        {...{ test, open }}
        onGoOn={() => void tests.goOn()}
        onAnswer={() => setOverId(open.startedAtMs)}
      />
    );
  }
  return <div ref={place}>{contents()}</div>;
}

function Elsewhere({ where }: { readonly where: keyof typeof ELSEWHERE }) {
  return (
    <output
      tabIndex={-1}
      className="block max-w-prose scroll-mt-24 border-l-2 border-accent pl-5 outline-none"
    >
      {ELSEWHERE[where]}
    </output>
  );
}

/** The next session, which may begin now or later. */
function Due({
  tests,
  current: { test, step, hasOrder, seenAtMs },
}: Pick<TestNowProps, 'tests' | 'current'>) {
  return (
    <section
      tabIndex={-1}
      aria-label="The next session"
      className="grid scroll-mt-24 justify-items-start gap-3 outline-none"
    >
      <p aria-live="polite" className="max-w-prose font-serif text-read">
        {hasOrder ? stepWords(step) : SEED_MISSING}
      </p>
      {hasOrder && (
        <>
          <p className="max-w-prose text-small empty:hidden">{clockWords(test, step)}</p>
          <p className="max-w-prose text-small text-muted">{otherWords(test)}</p>
          <SetOtherwise tests={tests} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              tone="solid"
              isDisabled={step.kind !== 'ready'}
              onPress={() => void tests.startSession()}
            >
              Start the session
            </Button>
            {step.kind === 'wait' && (
              <Button
                tone="quiet"
                onPress={() => saveEntry(nextSessionEntry(test, step, seenAtMs))}
              >
                Add to calendar
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function saveEntry(entry: CalendarEntry): void {
  const file = new Blob([calendarFile(entry)], { type: 'text/calendar' });
  saveFile(file, 'overtone-next-session.ics');
}

function NoVerdict({ tests, current: { test, step } }: Pick<TestNowProps, 'tests' | 'current'>) {
  return (
    <section
      tabIndex={-1}
      aria-label="No verdict can come"
      className="grid max-w-prose scroll-mt-24 justify-items-start gap-3 border-l-2 border-accent pl-5 outline-none"
    >
      <p aria-live="polite">{stepWords(step)}</p>
      <p className="empty:hidden">{clockWords(test, step)}</p>
      <p className="text-small text-muted">
        End it, and you see which session was which
        {runOf(test.sealed.protocol, test.attempts).answers > 0 && '; your answers are kept'}. Then
        you can begin a new one.
      </p>
      <Button tone="solid" onPress={() => void tests.abandon()}>
        End it and show which was which
      </Button>
    </section>
  );
}
