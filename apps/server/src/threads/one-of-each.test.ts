import { expect, it } from 'vitest';
import { oneOfEach } from './one-of-each.ts';

it('does one task of each key at a time, in order, and goes on after one that fails', async () => {
  const run = oneOfEach();
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = run('a', async () => {
    started.push('a1');
    await gate.promise;
    throw new Error('failed');
  });
  const second = run('a', () => Promise.resolve(started.push('a2')));
  await run('b', () => Promise.resolve(started.push('b1')));
  expect(started).toEqual(['a1', 'b1']);
  gate.resolve();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(started).toEqual(['a1', 'b1', 'a2']);
});
