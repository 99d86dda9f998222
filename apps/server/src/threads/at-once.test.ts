import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

it('does so many tasks at once, in order, and goes on after one that fails', async () => {
  const run = atOnce(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const done = gates.map(({ promise }, task) =>
    run(async () => {
      started.push(task);
      await promise;
      if (task === 1) throw new Error('failed');
      return task;
    }),
  );
  const settled = Promise.allSettled(done);
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await expect(done[1]).rejects.toThrow('failed');
  expect(started).toEqual([0, 1, 2]);
  gates[0]?.resolve();
  await done[0];
  expect(started).toEqual([0, 1, 2, 3]);
  gates[2]?.resolve();
  gates[3]?.resolve();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await run(() => Promise.resolve('more'))).toBe('more');
});

it('refuses what comes while as many wait as may', async () => {
  const run = atOnce(1, {
    most: 1,
    refuse() {
      throw new Error('full');
    },
  });
  const gate = Promise.withResolvers<string>();
  const [first, second] = [run(() => gate.promise), run(() => gate.promise)];
  await expect(run(() => gate.promise)).rejects.toThrow('full');
  gate.resolve('done');
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  expect(await run(() => Promise.resolve('more'))).toBe('more');
});
