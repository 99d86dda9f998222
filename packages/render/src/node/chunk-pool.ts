import type { Worker } from 'node:worker_threads';
import type { RenderedChunk } from '../samples/sample-renderer.ts';
import type { ChunkOrder, ChunkWorkerData } from './chunk-worker.ts';
import { startThread } from './start-thread.ts';

/** Threads that render chunks. */
export interface ChunkPool {
  readonly chunk: (first: number, count: number) => Promise<RenderedChunk>;
  /** Takes a chunk's memory back, to be filled again. */
  readonly release: (chunk: RenderedChunk) => void;
  stop(): Promise<void>;
}

interface Job {
  readonly order: ChunkOrder;
  readonly resolve: (chunk: RenderedChunk) => void;
  readonly reject: (cause: Error) => void;
}

/** Starts `threads` threads on a score. An order goes to the first that is free. */
export function chunkPool(data: ChunkWorkerData, threads: number): ChunkPool {
  const waiting: Job[] = [];
  const free: RenderedChunk[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();
  let broken: Error | null = null;

  function give(): void {
    while (waiting.length > 0 && idle.length > 0) {
      const job = waiting.shift();
      const worker = idle.shift();
      if (!job || !worker) return;
      busy.set(worker, job);
      const into = free.pop();
      const memory = into ? [into.left.buffer, into.right.buffer] : [];
      worker.postMessage({ ...job.order, into }, memory);
    }
  }

  function taken(worker: Worker, chunk: RenderedChunk): void {
    busy.get(worker)?.resolve(chunk);
    busy.delete(worker);
    idle.push(worker);
    give();
  }

  function fail(cause: Error): void {
    broken = cause;
    for (const job of [...busy.values(), ...waiting.splice(0)]) job.reject(cause);
  }

  const workers = Array.from({ length: threads }, () => {
    const worker = startThread(new URL('./chunk-worker.ts', import.meta.url), data);
    worker.on('message', (chunk: RenderedChunk) => taken(worker, chunk));
    worker.on('error', fail);
    idle.push(worker);
    return worker;
  });

  return {
    chunk: (first, count) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ order: { first, count }, resolve, reject });
        give();
      }),
    release: (chunk) => void free.push(chunk),
    async stop() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
