import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { InterfaceStore } from '../settings-sync/interface-store.ts';
import type { Session } from '../session/session.ts';
import type { UsageMeter } from './usage-meter.ts';

/** What may be asked: how focused the person feels before a session, or after it. */
export type RatingQuestion = 'before' | 'after';

/** How long a question stays; a feeling "before" that is given later is none. */
export const QUESTION_STAYS_MS: Milliseconds = 10_000;

/** A session shorter than this is not asked about afterwards. */
export const WORTH_RATING_MS: Milliseconds = 60_000;

/**
 * Asks a person who wants to be asked how focused they feel. It never waits for an answer. In a blind self-test it is silent,
 * since that asks by itself.
 */
export interface RatingAsker {
  /** What is asked now; null while nothing is. */
  readonly $question: ReadableAtom<RatingQuestion | null>;
  /** Takes the answer, from 1 to 5; without a question it does nothing. */
  readonly answer: (rating: number) => void;
  /** Lets the question stay for as long as somebody is at it, and then for its time again. */
  readonly hold: (isHeld: boolean) => void;
  /** Leaves the question unanswered; without a "before" there is no "after". */
  readonly skip: () => void;
  /** Never asks again, on any device of the person. */
  readonly silence: () => void;
  readonly stop: Stop;
}

export interface RatingAskerParts {
  readonly session: Pick<Session, '$isOn'> & {
    readonly program: Pick<Session['program'], '$isBlind'>;
  };
  readonly meter: Pick<UsageMeter, 'rate'>;
  readonly look: Pick<InterfaceStore, '$interface' | 'setAsksForRatings'>;
  readonly host: Pick<Host, 'after' | 'now'>;
}

/** Makes an asker that asks from the next session on, or of the one that runs. */
export function createRatingAsker({ session, meter, look, host }: RatingAskerParts): RatingAsker {
  const $question = atom<RatingQuestion | null>(null);
  let ratedAtMs: Milliseconds | null = null;
  let cancel: Stop = () => undefined;

  function put(question: RatingQuestion | null): void {
    cancel();
    $question.set(question);
    if (question !== null) cancel = host.after(QUESTION_STAYS_MS, () => put(null));
  }

  function hold(isHeld: boolean): void {
    if ($question.get() === null) return;
    cancel();
    if (!isHeld) cancel = host.after(QUESTION_STAYS_MS, () => put(null));
  }

  function follow(isOn: boolean): void {
    const ranMs = ratedAtMs === null ? 0 : host.now() - ratedAtMs;
    ratedAtMs = null;
    if (!look.$interface.get().asksForRatings || session.program.$isBlind.get()) put(null);
    else if (isOn) put('before');
    else put(ranMs >= WORTH_RATING_MS ? 'after' : null);
  }

  const stops = [
    session.$isOn.subscribe(follow),
    session.program.$isBlind.listen((isBlind) => {
      if (!isBlind) return;
      ratedAtMs = null;
      put(null);
    }),
    look.$interface.listen(({ asksForRatings }) => {
      if (!asksForRatings) put(null);
    }),
  ];

  return {
    $question,
    answer(rating) {
      const question = $question.get();
      if (question === null) return;
      meter.rate(question, rating);
      if (question === 'before') ratedAtMs = host.now();
      put(null);
    },
    hold,
    skip: () => put(null),
    silence: () => look.setAsksForRatings(false),
    stop() {
      stops.forEach((stop) => stop());
      put(null);
    },
  };
}
