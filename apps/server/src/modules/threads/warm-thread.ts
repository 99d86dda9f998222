import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Answer, PackedAnswer } from './answer-tasks.ts';

/** A thread that has loaded what it needs and waits for tasks. It does one at a time, and nothing keeps it alive. */
export interface WarmThread<Task, Facts, Item> {
  /** @throws the signal's reason when it is aborted, and what ends the thread; after either it is of no more use. */
  readonly perform: (task: Task, signal: AbortSignal) => Promise<Answer<Facts, Item>>;
  readonly end: () => Promise<void>;
}

/** The memory of a thread beside what it keeps for long. */
const YOUNG_HEAP_MIB = 32;

/** Starts a thread from a file that calls {@link answerTasks}; resolves once it is ready. */
export async function startThread<Task, Facts, Item>(
  file: URL,
  largestHeapMib: number,
): Promise<WarmThread<Task, Facts, Item>> {
  // Nothing of the environment is needed there.
  const worker = new Worker(file, {
    env: {},
    resourceLimits: {
      maxOldGenerationSizeMb: largestHeapMib,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MIB,
    },
  });
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  worker.once('error', ended.reject);
  worker.once('exit', () => ended.reject(new Error('the thread has ended')));
  await Promise.race([once(worker, 'message'), ended.promise]);
  worker.unref();

  return {
    async perform(task, signal) {
      signal.throwIfAborted();
      worker.ref();
      const aborted = Promise.withResolvers<never>();
      const stop = () => aborted.reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      try {
        const answer = Promise.withResolvers<PackedAnswer<Facts>>();
        worker.once('message', (packed: PackedAnswer<Facts>) => answer.resolve(packed));
        worker.postMessage(task);
        const packed = await Promise.race([answer.promise, aborted.promise, ended.promise]);
        return await unpacked(packed);
      } finally {
        signal.removeEventListener('abort', stop);
        worker.unref();
      }
    },
    end: async () => void (await worker.terminate()),
  };
}

async function unpacked<Facts, Item>({
  facts,
  pages,
}: PackedAnswer<Facts>): Promise<Answer<Facts, Item>> {
  const decoder = new TextDecoder();
  const items: Item[] = [];
  for (const page of pages) {
    const some: readonly Item[] = JSON.parse(decoder.decode(page));
    items.push(...some);
    await nextTurn();
  }
  return { facts, items };
}
