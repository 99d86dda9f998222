import type { Milliseconds } from '@overtone/domain/units';
import { type Reading, refused } from './read-text.ts';
import type { TextSource } from './text-reader.ts';

/** What the worker says: that it is there and begins, and how it ended. */
export type ReadingReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'unreadable' };

/**
 * How long a text may be read. The limits of every kind of text make the worst that keeps to them a quarter of this; it is
 * for what they did not foresee.
 */
const LONGEST_READING_MS: Milliseconds = 1000;

const TOO_SLOW =
  'Reading took more than a second, far longer than any program should, so it was stopped. Nothing was opened and nothing is lost. Check that this is the right file.';
const NOT_LOADED =
  'The part that reads programs could not be loaded. Check your connection and try again.';
const UNREADABLE = 'This file could not be read from the device. Please choose it again.';

function startWorker(): Worker {
  return new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
}

/** Reads in a worker of its own that ends with it, by itself, by `signal`, or because it takes too long. */
export async function readInWorker(
  source: TextSource,
  signal: AbortSignal,
  start: () => Worker = startWorker,
): Promise<Reading> {
  const worker = start();
  try {
    return await new Promise<Reading>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadingReport>) => {
        if (data.kind === 'read') resolve(data.reading);
        else if (data.kind === 'unreadable') resolve(refused(UNREADABLE));
        else {
          const late = AbortSignal.timeout(LONGEST_READING_MS);
          late.addEventListener('abort', () => resolve(refused(TOO_SLOW)));
        }
      });
      worker.addEventListener('error', () => resolve(refused(NOT_LOADED)));
      signal.addEventListener('abort', () => resolve(refused('Nothing was opened.')));
      worker.postMessage(source);
    });
  } finally {
    worker.terminate();
  }
}
