import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PackedAnswer } from './answer-tasks.ts';

/** A thread that has loaded what it needs and waits for tasks. It does one at a time, and nothing keeps it alive. */
export interface WarmThread<Task, Facts> {
  /**
   * @throws the reason of the first of the signals that is aborted, and what ends the thread; after either it is of no
   *   more use.
   */
  readonly perform: (task: Task, signals: readonly AbortSignal[]) => Promise<PackedAnswer<Facts>>;
  readonly end: () => Promise<void>;
}

/** The memory of a thread beside what it keeps for long. */
const YOUNG_HEAP_MIB = 32;

/** Starts a thread from a file that calls {@link answerTasks}; resolves once it is ready. */
export async function startThread<Task, Facts>(
  file: URL,
  largestHeapMib: number,
): Promise<WarmThread<Task, Facts>> {
  // Nothing of the environment is needed there.
  const worker = new Worker(file, {
    env: {},
    resourceLimits: {
      maxOldGenerationSizeMb: largestHeapMib,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MIB,
    },
  });
  // Fails with what ends the thread before it is ready.
  await once(worker, 'message');
  let hasEnded = false;
  worker.once('exit', () => {
    hasEnded = true;
  });
  // What ends it while nothing is being done is found by the next task.
  worker.on('error', () => undefined);
  worker.unref();

  return {
    async perform(task, signals) {
      for (const signal of signals) signal.throwIfAborted();
      if (hasEnded) throw new Error('the thread has ended');
      worker.ref();
      const { promise, resolve, reject } = Promise.withResolvers<PackedAnswer<Facts>>();
      // Signals put together by AbortSignal.any, and promises by Promise.race, would leave something behind at those that
      // live as long as the server.
      const stop = ({ target }: Event) =>
        reject(target instanceof AbortSignal ? target.reason : undefined);
      const whenEnded = () => reject(new Error('the thread has ended'));
      for (const signal of signals) signal.addEventListener('abort', stop);
      worker.once('message', resolve).once('error', reject).once('exit', whenEnded);
      try {
        worker.postMessage(task);
        return await promise;
      } finally {
        for (const signal of signals) signal.removeEventListener('abort', stop);
        worker.off('message', resolve).off('error', reject).off('exit', whenEnded);
        worker.unref();
      }
    },
    end: async () => void (await worker.terminate()),
  };
}
