// A thread that renders chunks of one score.
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import type { SoundSource } from '../samples/sound-source.ts';
import type { ChunkOrder } from '../samples/chunk-queue.ts';
import { sampleRenderer } from '../samples/sample-renderer.ts';
import type { SoundScore } from '../score/sound-score.ts';
import { soundOnDisk } from './sound-on-disk.ts';

/** What a thread is started with. */
export interface ChunkWorkerData {
  readonly score: SoundScore;
  /** Files of decoded tracks, by their names. */
  readonly tracks: Readonly<Record<string, string>>;
}

// The next thread finds there what was compiled here.
flushCompileCache();

const { score, tracks }: ChunkWorkerData = workerData;
const opened = new Map<string, SoundSource>();

function trackOf(name: string): SoundSource | null {
  const path = tracks[name];
  if (path === undefined) return null;
  const sound = opened.get(name) ?? soundOnDisk(path);
  opened.set(name, sound);
  return sound;
}

const render = sampleRenderer(score, FILE_RATE, trackOf);

parentPort?.on('message', ({ first, count, into }: ChunkOrder) => {
  const chunk = render(first, count, into);
  parentPort?.postMessage(chunk, [chunk.left.buffer, chunk.right.buffer]);
});
