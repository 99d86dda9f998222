import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import type { Stereo } from '../samples/background-reader.ts';
import type { FileEncoder } from './file-encoder.ts';

/** Samples that are rendered at a time: a second. */
export const CHUNK: number = FILE_RATE;

/** What a file is made from. */
export interface FileWork {
  readonly samples: number;
  /** Renders a chunk, here or elsewhere; several are asked for at a time. */
  readonly chunk: (first: number, count: number) => Promise<Stereo>;
  /** How many chunks may be rendered before they are needed. */
  readonly ahead: number;
  /** Told after each chunk what share of the file is done. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Hands every chunk of a work to `take`, in their order; rejects with the signal's reason when it is ended. */
export async function eachChunk(
  { samples, chunk, ahead, onProgress, signal }: FileWork,
  take: (chunk: Stereo) => Promise<void>,
): Promise<void> {
  const asked: Promise<Stereo>[] = [];
  let next = 0;
  let done = 0;
  const ask = (first: number) => {
    const rendered = chunk(first, Math.min(CHUNK, samples - first));
    // Who waits for an earlier one is told of a failure when its turn comes.
    rendered.catch(() => undefined);
    asked.push(rendered);
  };
  while (done < samples) {
    signal?.throwIfAborted();
    for (; next < samples && asked.length < ahead; next += CHUNK) ask(next);
    const ready = await asked.shift();
    if (!ready) return;
    await take(ready);
    done += ready.left.length;
    onProgress?.(done / samples);
  }
  signal?.throwIfAborted();
}

/** Renders all of a work into an encoder. */
export async function makeFile(work: FileWork, encoder: FileEncoder): Promise<void> {
  try {
    await eachChunk(work, (chunk) => encoder.write(chunk));
    await encoder.finish();
  } finally {
    await encoder.stop();
  }
}
