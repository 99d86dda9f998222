import { afterEach, describe, expect, it } from 'vitest';
import type { DoublingTask } from './testing/doubling-thread.ts';
import { type WorkLane, workLane, type WorkLaneOptions } from './work-lane.ts';

const { signal } = new AbortController();
const HOUR_MS = 3_600_000;

let open: WorkLane<DoublingTask, { threadId: number }, number>[] = [];
afterEach(async () => {
  await Promise.all(open.map(({ stop }) => stop()));
  open = [];
});

function laneWith(options: Partial<WorkLaneOptions> = {}) {
  const lane = workLane<DoublingTask, { threadId: number }, number>({
    thread: new URL('testing/doubling-thread.ts', import.meta.url),
    longestMs: HOUR_MS,
    largestHeapMib: 64,
    mostWaiting: 10,
    ...options,
  });
  open.push(lane);
  const threadOf = async (task: DoublingTask) => {
    const done = await lane.run(task, signal);
    return done.ok ? done.value.facts.threadId : Number.NaN;
  };
  return { ...lane, threadOf };
}

describe('a lane of work', () => {
  it('does tasks in turn in one thread, and gives back long lists whole', async () => {
    const lane = laneWith();
    const done = await Promise.all([1, 600].map((task) => lane.run(task, signal)));
    expect(done.map((each) => each.ok && each.value.items.length)).toEqual([2, 1200]);
    expect(done[1]).toMatchObject({ value: { items: Array.from({ length: 1200 }, (_, n) => n) } });
    expect(await lane.threadOf(1)).toBe(await lane.threadOf(2));
  });

  it('does the next task while the answer to the one before is unpacked', async () => {
    const lane = laneWith();
    const done: number[] = [];
    await Promise.all(
      [50_000, 1].map(async (task) => {
        await lane.run(task, signal);
        done.push(task);
      }),
    );
    expect(done).toEqual([1, 50_000]);
  });

  it('ends a task that is over its deadline, and does the next in another thread', async () => {
    let isLate = false;
    const lane = laneWith({ deadline: (ms) => AbortSignal.timeout(isLate ? 1 : ms) });
    const first = await lane.threadOf(1);
    isLate = true;
    expect(await lane.run('never end', signal)).toEqual({ ok: false, reason: 'too_much' });
    isLate = false;
    expect(await lane.threadOf(1)).not.toBe(first);
  });

  it('ends a task that wants too much memory, and goes on', async () => {
    const lane = laneWith();
    expect(await lane.run('fill memory', signal)).toEqual({ ok: false, reason: 'too_much' });
    expect(await lane.threadOf(1)).toBeGreaterThan(0);
  });

  it('passes on what went wrong, and goes on', async () => {
    const lane = laneWith();
    await expect(lane.run('throw', signal)).rejects.toThrow('as it was told');
    expect(await lane.threadOf(1)).toBeGreaterThan(0);
  });

  it('ends with whoever asked, also while they wait for their turn', async () => {
    const lane = laneWith();
    const asker = new AbortController();
    const runs = [1, 2].map((task) => lane.run(task, asker.signal));
    asker.abort();
    for (const run of runs) await expect(run).rejects.toThrow('aborted');
    expect(await lane.threadOf(1)).toBeGreaterThan(0);
  });

  it('lets only so many wait', async () => {
    const lane = laneWith({ mostWaiting: 2 });
    const runs = [1, 2, 3].map((task) => lane.run(task, signal));
    expect((await Promise.all(runs)).map(({ ok }) => ok)).toEqual([true, true, false]);
    expect((await lane.run(1, signal)).ok).toBe(true);
  });
});
