import { setImmediate as nextTurn } from 'node:timers/promises';

/** Does a piece of work of a few milliseconds when it is its turn; one that waits for others keeps its turn meanwhile. */
export type TakeTurn = <Value>(piece: () => Value | Promise<Value>) => Promise<Value>;

/**
 * Does pieces of work one at a time, each in a turn of the loop of its own, whoever asks for them: twenty people who ask
 * at once hold the loop no longer than one.
 */
export function turnTaking(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (piece) => {
    const done = last.then(() => nextTurn()).then(piece);
    last = done.catch(() => undefined);
    return done;
  };
}
