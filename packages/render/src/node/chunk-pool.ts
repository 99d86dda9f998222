import { type ChunkHand, type ChunkQueue, chunkQueue } from '../samples/chunk-queue.ts';
import type { RenderedChunk } from '../samples/sample-renderer.ts';
import type { ChunkWorkerData } from './chunk-worker.ts';
import { startThread } from './start-thread.ts';

/** Threads that render chunks. */
export interface ChunkPool extends Pick<ChunkQueue, 'chunk' | 'release'> {
  stop(): Promise<void>;
}

/** Starts `threads` threads on a score. An order goes to the first that is free. */
export function chunkPool(data: ChunkWorkerData, threads: number): ChunkPool {
  const { chunk, release, join, take, fail } = chunkQueue();
  const workers = Array.from({ length: threads }, () => {
    const worker = startThread(new URL('./chunk-worker.ts', import.meta.url), data);
    const hand: ChunkHand = (order, memory) => worker.postMessage(order, memory);
    worker.on('message', (rendered: RenderedChunk) => take(hand, rendered));
    worker.on('error', fail);
    join(hand);
    return worker;
  });
  return {
    chunk,
    release,
    async stop() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
