import type { Milliseconds, Seconds } from '@overtone/domain/units';
import { AppError } from '../app-error.ts';

/** Sends everybody one thing at a time. */
export interface OneAtATime {
  /**
   * The pieces as they are, while nobody else with this key is being sent any. Whoever stops reading keeps the key for so
   * long and no longer.
   *
   * @throws AppError `rate_limited`, when the pieces of an earlier call are still on their way.
   */
  readonly send: <Piece>(key: string, pieces: AsyncIterable<Piece>) => AsyncIterable<Piece>;
}

/** How long somebody may take to read something, and when another try is worth it meanwhile. */
const LONGEST_MS: Milliseconds = 10 * 60_000;
const RETRY_AFTER_SECONDS: Seconds = 30;

/** Makes one; `now` is a clock for durations. */
export function oneAtATime(now: () => Milliseconds): OneAtATime {
  const endsAt = new Map<string, Milliseconds>();

  function take(key: string): Milliseconds {
    const startedAt = now();
    for (const [other, end] of endsAt) if (end <= startedAt) endsAt.delete(other);
    if (endsAt.has(key)) {
      throw new AppError('rate_limited', {
        sentence: 'This file is already on its way to you. Please wait until you have it.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    endsAt.set(key, startedAt + LONGEST_MS);
    return startedAt + LONGEST_MS;
  }

  return {
    send(key, pieces) {
      const end = take(key);
      const leave = () => {
        if (endsAt.get(key) === end) endsAt.delete(key);
      };
      const source = pieces[Symbol.asyncIterator]();
      // No generator: one that was never asked for anything does not hear that it has ended.
      const sent = {
        async next() {
          try {
            if (now() >= end) throw new Error('whoever asked took too long to read');
            const piece = await source.next();
            if (piece.done === true) leave();
            return piece;
          } catch (error) {
            leave();
            throw error;
          }
        },
        async return() {
          leave();
          await source.return?.();
          return { done: true as const, value: undefined };
        },
      };
      return { [Symbol.asyncIterator]: () => sent };
    },
  };
}
