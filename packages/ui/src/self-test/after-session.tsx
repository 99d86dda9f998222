import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { type OpenSession, playedOf } from '@overtone/domain/experiment/kept/open-session';
import { canPutBack } from '@overtone/domain/experiment/kept/next-state';
import { isTooLate } from '@overtone/domain/experiment/protocol/answer-delay';
import { GUESSES, type Guess } from '@overtone/domain/experiment/statistics/blinding';
import type { Milliseconds } from '@overtone/domain/units';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Choice } from '../controls/choice.tsx';
import { momentWords } from './moment-words.ts';
import { lengthWords, questionWords, scaleEnds } from './protocol-words.ts';
import { agoWords, countsWords, GUESS_WORDS, lapseWords, lossWords } from './self-test-words.ts';

/** What the card after a session is given. */
export interface AfterSessionProps {
  readonly tests: Pick<SelfTests, 'answer' | 'putBack'>;
  readonly test: KeptTest;
  readonly open: OpenSession;
  /** What the calendar clock of the device shows. */
  readonly nowMs: Milliseconds;
}

const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, name: `${value} of 5` }));
const SHOWN = RATINGS.map((each) => ({
  ...each,
  content: <span className="figure">{each.value}</span>,
}));
const GUESS_OPTIONS = GUESSES.map((value) => ({ value, name: GUESS_WORDS[value] }));

/** Asks how a session was, and which it was. Both together, so that neither answer waits for the other. */
export function AfterSession({ tests, test, open, nowMs }: AfterSessionProps) {
  const { protocol } = test.sealed;
  const { question, shortestSessionMs, answerWithinMs } = protocol;
  const [lowest, highest] = scaleEnds(question);
  const [rating, setRating] = useState<string | null>(null);
  const [guess, setGuess] = useState<Guess | null>(null);
  const isShort = open.playedMs < shortestSessionMs;
  const { endedAtMs } = playedOf(open);
  const isLate = isTooLate(protocol, nowMs - endedAtMs);
  const isLost = isShort || isLate;
  if (canPutBack(test)) {
    return (
      <section
        tabIndex={-1}
        aria-label="After the session"
        className="grid max-w-xl scroll-mt-24 justify-items-start gap-3 border-l-2 border-accent pl-5 outline-none"
      >
        <p>
          The session of {momentWords(open.startedAtMs)} was over within its first minute. It can be
          put back and begun again, and nothing is lost. The report will say that it was put back.
        </p>
        <Button tone="solid" onPress={() => void tests.putBack()}>
          Put the session back
        </Button>
      </section>
    );
  }
  return (
    <section
      tabIndex={-1}
      aria-label="After the session"
      className="grid max-w-xl scroll-mt-24 gap-5 border-l-2 border-accent pl-5 outline-none"
    >
      <p className="text-small text-muted">
        The session that began on {momentWords(open.startedAtMs)}, {agoWords(endedAtMs, nowMs)};{' '}
        {lengthWords(open.playedMs)} of it played.
        {open.restingSinceMs !== undefined &&
          ' Then it stood still for more than ten minutes, so it is over.'}
        {isShort &&
          ` That is too short to count; a session counts from ${lengthWords(shortestSessionMs)} on.`}{' '}
        {countsWords(test, open, nowMs)}
      </p>
      {isLate && !isShort && (
        <p>
          That is too long ago to count: what is answered later than{' '}
          {lengthWords(answerWithinMs ?? 0)} after a session is a memory of it. If the clock of this
          device is wrong, set it right before you go on.
        </p>
      )}
      {isLost && <p className="text-small text-muted">{lossWords(test)}</p>}
      <p className="text-small text-muted empty:hidden">{lapseWords(test, nowMs)}</p>
      {isLost ? (
        <p>
          <Button tone="solid" onPress={() => void tests.answer({ rating: null, guess: null })}>
            Leave this session out
          </Button>
        </p>
      ) : (
        <>
          <div className="grid gap-1">
            <Choice
              label={questionWords(question)}
              options={SHOWN}
              value={rating}
              onChange={setRating}
            />
            <p aria-hidden className="flex justify-between text-note text-muted">
              <span>{lowest}</span>
              <span>{highest}</span>
            </p>
          </div>
          <Choice
            label="Which was it, do you think?"
            options={GUESS_OPTIONS}
            value={guess}
            onChange={setGuess}
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              tone="solid"
              isDisabled={rating === null || guess === null}
              onPress={() => void tests.answer({ rating: Number(rating), guess })}
            >
              Keep these answers
            </Button>
            <Button tone="quiet" onPress={() => void tests.answer({ rating: null, guess: null })}>
              Leave it unanswered; it will not count
            </Button>
          </div>
          <p className="text-note text-muted">{lossWords(test)}</p>
        </>
      )}
    </section>
  );
}
