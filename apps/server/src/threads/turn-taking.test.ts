import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turnTaking } from './turn-taking.ts';

it('leaves a turn of the loop between pieces, whoever asks for them, and goes on after one that fails', async () => {
  const takeTurn = turnTaking();
  const done: string[] = [];
  const pieces = ['a', 'b', 'c'].map((name) =>
    takeTurn(() => {
      done.push(name);
      if (name === 'b') throw new Error(name);
      return name;
    }),
  );
  const settled = Promise.allSettled(pieces);
  for (const count of [1, 2, 3]) {
    expect(done.length).toBeLessThan(count);
    await nextTurn();
    expect(done.length).toBeLessThanOrEqual(count);
  }
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(done).toEqual(['a', 'b', 'c']);
});
