import { threadId } from 'node:worker_threads';
import { answerTasks } from '../answer-tasks.ts';

/** A task of the thread below. */
export type DoublingTask = number | 'never end' | 'fill memory' | 'throw';

// Says twice as many items as it was asked for, and in which thread; or misbehaves as it is told.
answerTasks((task: DoublingTask) => {
  if (typeof task === 'string') misbehave(task);
  return { facts: { threadId }, items: Array.from({ length: 2 * task }, (_, index) => index) };
});

function misbehave(how: Exclude<DoublingTask, number>): never {
  if (how === 'throw') throw new Error('as it was told');
  const kept: number[][] = [];
  for (;;) {
    kept.push(Array.from({ length: 10_000 }, (_, index) => index / 3));
    if (how === 'never end') kept.length = 0;
  }
}
