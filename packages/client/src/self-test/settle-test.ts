import {
  asOf,
  isDone,
  opened,
  withClock,
  withMissed,
  withoutLateTask,
} from '@overtone/domain/experiment/kept/next-state';
import type { Milliseconds } from '@overtone/domain/units';
import type { Shelf } from './shelf.ts';

/** Notes what was missed of a test until a time, and a clock that was set back, and opens it once its last session has been. */
export async function settleTest(
  shelf: Pick<Shelf, 'change' | 'seedOf'>,
  id: string,
  nowMs: Milliseconds,
): Promise<void> {
  const test = await shelf.change(id, (kept) =>
    withClock(withMissed(withoutLateTask(kept, nowMs), nowMs), nowMs),
  );
  if (test?.state.kind !== 'running' || !isDone(asOf(test, nowMs))) return;
  const seed = await shelf.seedOf(id);
  // Another browser of the same account may still have it.
  if (seed === null) return;
  await shelf.change(id, (kept) => (isDone(kept) ? opened(kept, seed, nowMs) : kept));
}
