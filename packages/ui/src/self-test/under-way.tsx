import { useStore } from '@nanostores/react';
import type { CurrentTest } from '@overtone/client/self-test/current-test';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { Session } from '@overtone/client/session/session';
import { isFalseStart } from '@overtone/domain/experiment/kept/false-start';
import { GOES_ON_WITHIN_MS } from '@overtone/domain/experiment/kept/open-session';
import type { NotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import { useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusAfter } from '../controls/use-lost-focus.tsx';
import { useFold } from '../page/calm-panels.tsx';
import { AskedFirst } from './asked-first.tsx';
import { lackWords } from './lack-words.ts';
import { timeWords } from './moment-words.ts';
import { lossWords, missingWords, playedWords } from './self-test-words.ts';

/** What a session that plays is given. */
export interface UnderWayProps {
  readonly tests: Pick<SelfTests, 'finishSession' | '$notPlayed' | '$lack'>;
  readonly current: CurrentTest;
  readonly session: Pick<Session, '$settings' | '$isOn' | 'program'>;
}

const WHY_NOT: Readonly<Record<Exclude<NotPlayed, null>, string>> = {
  paused: 'A session of the test is paused. This time does not count.',
  changed:
    'A session of the test is running, but light, pulse style, Flash guard or your own audio is not as it was when it began. This time does not count; set it back, and it counts again.',
  meeting: 'A session of the test is running. Time in a meeting does not count.',
  unnoticed:
    'A session of the test is running, but there is nothing to be seen or heard of it now. This time does not count.',
};

const LONG_ENOUGH = 'It has played long enough to count. Go on for as long as you like.';

/** A session of the test that plays here: how much of it has, when it counts, and the way to its end. */
export function UnderWay({ tests, current, session }: UnderWayProps) {
  const isOn = useStore(session.$isOn);
  const notPlayed = useStore(tests.$notPlayed);
  const lack = useStore(tests.$lack);
  const { masterAudioVolume } = useStore(session.$settings);
  const [isAsked, turn] = useFold();
  // It fades out, and is kept, before it is asked about.
  const [isOver, setOver] = useState(false);
  const { step, test } = current;
  const { shortestSessionMs } = test.sealed.protocol;
  const open = step.kind === 'answer' ? step.open : null;
  const playedMs = open?.playedMs ?? 0;
  const counts = playedMs >= shortestSessionMs;
  const isWarned = isAsked && !counts;
  const finish = useRef<HTMLButtonElement>(null);
  useFocusAfter(finish, isWarned);

  function goOn(): void {
    if (!isOn && !isOver) session.program.resume();
    turn();
  }

  function end(): void {
    setOver(true);
    tests.finishSession();
  }
  return (
    <section
      tabIndex={-1}
      aria-label="The running session"
      className="grid scroll-mt-24 justify-items-start gap-3 border-l-2 border-accent pl-5 outline-none"
    >
      <p aria-live="polite">
        {saidOf(isOver, notPlayed)}
        {!isOver && notPlayed === null && ` ${lackWords(lack, masterAudioVolume)}`.trimEnd()}
        {!isOver &&
          open?.restingSinceMs !== undefined &&
          ` Go on before ${timeWords(open.restingSinceMs + GOES_ON_WITHIN_MS)}; then it is over.`}
      </p>
      <div className="grid w-full max-w-sm gap-1.5">
        <div aria-hidden className="h-1.5 bg-rule">
          <div
            className="h-full bg-accent"
            style={{ width: `${Math.min(100, (100 * playedMs) / shortestSessionMs)}%` }}
          />
        </div>
        <p className="figure text-small">{playedWords(playedMs, shortestSessionMs)}</p>
      </div>
      {/* It keeps its room before it is said, so that the buttons under it stand still. */}
      <p
        aria-live="polite"
        data-room={LONG_ENOUGH}
        className="grid text-small text-muted before:invisible before:content-[attr(data-room)] before:[grid-area:1/1]"
      >
        {counts && <span className="[grid-area:1/1]">{LONG_ENOUGH}</span>}
      </p>
      {isWarned ? (
        <AskedFirst back="Go on with the session" on="Finish anyway" onBack={goOn} onOn={end}>
          {open &&
            isFalseStart(open) &&
            'A session that is finished within its first minute can be put back, and nothing is lost. Later it does not count: '}
          {missingWords(playedMs, shortestSessionMs)} {lossWords(test)}
        </AskedFirst>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            ref={finish}
            tone={counts ? 'solid' : 'line'}
            onPress={() => (counts ? end() : turn())}
          >
            Finish and answer
          </Button>
          {!isOn && !isOver && <Button onPress={session.program.resume}>Go on</Button>}
        </div>
      )}
    </section>
  );
}

function saidOf(isOver: boolean, notPlayed: NotPlayed): string {
  if (isOver) return 'The session is over.';
  return notPlayed === null ? 'A session of the test is running.' : WHY_NOT[notPlayed];
}
