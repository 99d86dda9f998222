import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answer, PackedAnswer } from './answer-tasks.ts';
import { startThread, type WarmThread } from './warm-thread.ts';

/** Why a task was not done: it took too long or too much memory, or too many others wait already. */
export type LaneFailure = 'too_much' | 'full';

/** Does tasks one after the other in a thread that is kept for the next one. */
export interface WorkLane<Task, Facts, Item> {
  /**
   * A task that is over its time or memory ends with its thread, and the next one gets another thread.
   *
   * @throws the signal's reason when it is aborted meanwhile.
   */
  readonly run: (
    task: Task,
    signal: AbortSignal,
  ) => Promise<Result<Answer<Facts, Item>, LaneFailure>>;
  /** Ends the thread. A later task would start another. */
  readonly stop: () => Promise<void>;
}

/** How a lane works. */
export interface WorkLaneOptions {
  /** What the thread runs; it calls `answerTasks`. */
  readonly thread: URL;
  /** How long a task may take, the wait for its turn left out. */
  readonly longestMs: Milliseconds;
  readonly largestHeapMib: number;
  /** Tasks that may wait, those among them that are being done or unpacked. */
  readonly mostWaiting: number;
  /** Aborts when so much time has passed. */
  readonly deadline?: (ms: Milliseconds) => AbortSignal;
}

/** Opens a lane. Its thread starts with the first task. */
export function workLane<Task, Facts, Item>({
  thread: file,
  longestMs,
  largestHeapMib,
  mostWaiting,
  deadline = (ms) => AbortSignal.timeout(ms),
}: WorkLaneOptions): WorkLane<Task, Facts, Item> {
  let thread: WarmThread<Task, Facts> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function endThread(): Promise<void> {
    const ending = thread;
    thread = undefined;
    await ending?.end();
  }

  async function perform(
    task: Task,
    asker: AbortSignal,
  ): Promise<Result<PackedAnswer<Facts>, LaneFailure>> {
    asker.throwIfAborted();
    thread ??= await startThread(file, largestHeapMib);
    const late = deadline(longestMs);
    try {
      return ok(await thread.perform(task, [asker, late]));
    } catch (error) {
      await endThread();
      asker.throwIfAborted();
      if (late.aborted || isOutOfMemory(error)) return failed('too_much');
      throw error;
    }
  }

  return {
    run(task, signal) {
      if (waiting >= mostWaiting) return Promise.resolve(failed('full'));
      waiting += 1;
      const turn = last.then(() => perform(task, signal));
      // The thread goes on with the next task while this one's answer is unpacked.
      last = turn.catch(() => undefined);
      return turn
        .then(async (done) => (done.ok ? ok(await unpacked<Facts, Item>(done.value)) : done))
        .finally(() => {
          waiting -= 1;
        });
    },
    stop: endThread,
  };
}

/** The whole answer, a page of its list in each turn of the loop. */
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

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
