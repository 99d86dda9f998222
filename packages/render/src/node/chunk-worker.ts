// A thread that renders chunks of one score.
import { parentPort, workerData } from 'node:worker_threads';
import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import type { Stereo } from '../samples/background-reader.ts';
import { type RenderedChunk, sampleRenderer } from '../samples/sample-renderer.ts';
import type { SoundScore } from '../score/sound-score.ts';

/** What a thread is started with. */
export interface ChunkWorkerData {
  readonly score: SoundScore;
  readonly tracks: Readonly<Record<string, Stereo>>;
}

/** A chunk that is asked for. */
export interface ChunkOrder {
  readonly first: number;
  readonly count: number;
  /** Memory of an earlier chunk, to be used again. */
  readonly into?: RenderedChunk | undefined;
}

const { score, tracks }: ChunkWorkerData = workerData;
const render = sampleRenderer(score, FILE_RATE, (name) => tracks[name] ?? null);

parentPort?.on('message', ({ first, count, into }: ChunkOrder) => {
  const chunk = render(first, count, into);
  parentPort?.postMessage(chunk, [chunk.left.buffer, chunk.right.buffer]);
});
