import { BLOCK } from '../samples/block.ts';
import type { RenderedChunk } from '../samples/sample-renderer.ts';
import type { FileEncoder } from './encoder.ts';

/** Samples that are rendered at a time: whole blocks, and whole frames of Opus. */
export const CHUNK: number = 300 * BLOCK;

/** What a file is made from. */
export interface FileWork {
  readonly samples: number;
  /** Renders a chunk, here or elsewhere; several are asked for at a time. */
  readonly chunk: (first: number, count: number) => Promise<RenderedChunk>;
  /** Takes a chunk's memory back, which nobody reads any more. */
  readonly release?: (chunk: RenderedChunk) => void;
  /** How many chunks may be rendered before they are needed. */
  readonly ahead: number;
  /** Told after each chunk what share of the file is done. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Hands every chunk of a work to `take`, in their order; rejects with the signal's reason when it is ended. */
export async function eachChunk(
  { samples, chunk, release, ahead, onProgress, signal }: FileWork,
  take: (chunk: RenderedChunk) => Promise<void>,
): Promise<void> {
  const asked: Promise<RenderedChunk>[] = [];
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
    done += ready.left.length;
    await take(ready);
    release?.(ready);
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
