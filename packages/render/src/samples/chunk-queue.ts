import type { RenderedChunk } from './sample-renderer.ts';

/** A chunk that is asked for. */
export interface ChunkOrder {
  readonly first: number;
  readonly count: number;
  /** Memory of an earlier chunk, to be used again. */
  readonly into?: RenderedChunk | undefined;
}

/** Whoever renders chunks, one at a time; `memory` goes with the order. */
export type ChunkHand = (order: ChunkOrder, memory: ArrayBuffer[]) => void;

/** Chunks that are asked for, given to hands as they become free. */
export interface ChunkQueue {
  readonly chunk: (first: number, count: number) => Promise<RenderedChunk>;
  /** Takes a chunk's memory back, to be filled again. */
  readonly release: (chunk: RenderedChunk) => void;
  /** A hand is there, and free. */
  readonly join: (hand: ChunkHand) => void;
  /** A hand has rendered what it was asked for. */
  readonly take: (hand: ChunkHand, chunk: RenderedChunk) => void;
  /** Nothing is rendered any more. */
  readonly fail: (cause: Error) => void;
}

interface Job {
  readonly order: ChunkOrder;
  readonly resolve: (chunk: RenderedChunk) => void;
  readonly reject: (cause: Error) => void;
}

/** A queue without hands yet. */
export function chunkQueue(): ChunkQueue {
  const waiting: Job[] = [];
  const free: RenderedChunk[] = [];
  const idle: ChunkHand[] = [];
  const busy = new Map<ChunkHand, Job>();
  let broken: Error | null = null;

  function give(): void {
    while (waiting.length > 0 && idle.length > 0) {
      const job = waiting.shift();
      const hand = idle.shift();
      if (!job || !hand) return;
      busy.set(hand, job);
      const into = free.pop();
      hand({ ...job.order, into }, into ? [into.left.buffer, into.right.buffer] : []);
    }
  }

  return {
    chunk: (first, count) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ order: { first, count }, resolve, reject });
        give();
      }),
    release: (chunk) => void free.push(chunk),
    join(hand) {
      idle.push(hand);
      give();
    },
    take(hand, chunk) {
      busy.get(hand)?.resolve(chunk);
      busy.delete(hand);
      idle.push(hand);
      give();
    },
    fail(cause) {
      broken = cause;
      for (const job of [...busy.values(), ...waiting.splice(0)]) job.reject(cause);
    },
  };
}
