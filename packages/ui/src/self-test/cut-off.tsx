import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  GOES_ON_WITHIN_MS,
  type OpenSession,
  playedOf,
} from '@overtone/domain/experiment/kept/open-session';
import { Button } from '../controls/button.tsx';
import { timeWords } from './moment-words.ts';
import { playedWords } from './self-test-words.ts';

/** What a session that was cut off is given. */
export interface CutOffProps {
  readonly test: KeptTest;
  readonly open: OpenSession;
  readonly onGoOn: () => void;
  readonly onAnswer: () => void;
}

/** A session that a reload or a crash has cut off, and may go on. */
export function CutOff({ test, open, onGoOn, onAnswer }: CutOffProps) {
  const { shortestSessionMs } = test.sealed.protocol;
  return (
    <section
      tabIndex={-1}
      aria-label="A session that was cut off"
      className="grid max-w-prose scroll-mt-24 justify-items-start gap-3 border-l-2 border-accent pl-5 outline-none"
    >
      <p>
        A session of the test was cut off. Go on before{' '}
        {timeWords(playedOf(open).endedAtMs + GOES_ON_WITHIN_MS)}, and it is the same session; the
        gap does not count as played. Light and sound that you start otherwise would mix into it.
      </p>
      <p className="figure text-small">{playedWords(open.playedMs, shortestSessionMs)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="solid" onPress={onGoOn}>
          Go on with the session
        </Button>
        <Button tone="quiet" onPress={onAnswer}>
          It is over
        </Button>
      </div>
    </section>
  );
}
