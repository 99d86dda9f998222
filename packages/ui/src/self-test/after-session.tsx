import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { type OpenSession, playedOf } from '@overtone/domain/experiment/kept/open-session';
import { canPutBack } from '@overtone/domain/experiment/kept/next-state';
import { isTooLate } from '@overtone/domain/experiment/protocol/answer-delay';
import type { Milliseconds } from '@overtone/domain/units';
import { Button } from '../controls/button.tsx';
import { AskGuess } from './ask-guess.tsx';
import { AskRating } from './ask-rating.tsx';
import { momentWords } from './moment-words.ts';
import { lengthWords } from './protocol-words.ts';
import { agoWords, countsWords, lapseWords, lossWords } from './self-test-words.ts';

/** What the card after a session is given. */
export interface AfterSessionProps {
  readonly tests: Pick<SelfTests, 'rate' | 'answer' | 'putBack'>;
  readonly test: KeptTest;
  readonly open: OpenSession;
  /** What the calendar clock of the device shows. */
  readonly nowMs: Milliseconds;
}

/** Asks how a session was, and once that stands, which it was: so no guess moves the rating. */
export function AfterSession({ tests, test, open, nowMs }: AfterSessionProps) {
  const { protocol } = test.sealed;
  const { question, shortestSessionMs, answerWithinMs } = protocol;
  const isShort = open.playedMs < shortestSessionMs;
  const { endedAtMs } = playedOf(open);
  const isLate = isTooLate(protocol, nowMs - endedAtMs);
  const isLost = isShort || isLate;
  const leaveOut = () => void tests.answer({ rating: null, guess: null });
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
      // The second question comes in place of the first.
      key={open.rated ? 'guess' : 'rating'}
      tabIndex={-1}
      aria-label={open.rated ? 'After the session: one more question' : 'After the session'}
      className="grid max-w-xl scroll-mt-24 gap-5 border-l-2 border-accent pl-5 outline-none"
    >
      <p className="text-small text-muted">
        The session that began on {momentWords(open.startedAtMs)}, {agoWords(endedAtMs, nowMs)};{' '}
        {lengthWords(open.playedMs)} of it played.
        {open.restingSinceMs !== undefined &&
          ' Then it stood still for more than ten minutes, so it is over.'}
        {isShort &&
          ` That is too short to count; a session counts once ${lengthWords(shortestSessionMs)} have played.`}{' '}
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
          <Button tone="solid" onPress={leaveOut}>
            Leave this session out
          </Button>
        </p>
      ) : (
        <>
          {open.rated ? (
            <AskGuess
              {...{ question, leaveOut }}
              rating={open.rated.rating}
              onGuess={(guess) => void tests.answer({ rating: open.rated?.rating ?? null, guess })}
            />
          ) : (
            <AskRating {...{ question, leaveOut }} onRating={(rating) => void tests.rate(rating)} />
          )}
          <p className="text-note text-muted">
            {lossWords(test)}
            {open.rated &&
              ' The report will say of this one that you rated it and then left it out.'}
          </p>
        </>
      )}
    </section>
  );
}
