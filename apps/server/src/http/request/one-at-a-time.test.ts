import { expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { oneAtATime } from './one-at-a-time.ts';

async function* pieces() {
  yield 'a';
  yield 'b';
}

async function all(sent: AsyncIterable<string>) {
  let text = '';
  for await (const piece of sent) text += piece;
  return text;
}

it('sends everybody one thing at a time, and the next once that has come', async () => {
  const { send } = oneAtATime(() => 0);
  const first = send('ada', pieces());
  expect(() => send('ada', pieces())).toThrow(AppError);
  expect(await all(send('eve', pieces()))).toBe('ab');
  expect(await all(first)).toBe('ab');
  expect(await all(send('ada', pieces()))).toBe('ab');
});

it('says when to try again', () => {
  const { send } = oneAtATime(() => 0);
  send('ada', pieces());
  expect(() => send('ada', pieces())).toThrow(
    expect.objectContaining({ code: 'rate_limited', headers: { 'retry-after': '30' } }),
  );
});

it('is free again after somebody who left, also before the first piece', async () => {
  const { send } = oneAtATime(() => 0);
  await send('ada', pieces())[Symbol.asyncIterator]().return?.();
  for await (const piece of send('ada', pieces())) {
    expect(piece).toBe('a');
    break;
  }
  expect(await all(send('ada', pieces()))).toBe('ab');
});

it('is free again after pieces that could not be made', async () => {
  const { send } = oneAtATime(() => 0);
  // oxlint-disable-next-line require-yield -- fails before it could
  const failing = async function* failing(): AsyncGenerator<string> {
    await Promise.reject(new Error('no database'));
  };
  await expect(all(send('ada', failing()))).rejects.toThrow('no database');
  expect(await all(send('ada', pieces()))).toBe('ab');
});

it('ends what is not read on for ten minutes', async () => {
  let now = 0;
  const { send } = oneAtATime(() => now);
  const slow = send('ada', pieces())[Symbol.asyncIterator]();
  await slow.next();
  now = 10 * 60_000;
  const next = send('ada', pieces());
  await expect(slow.next()).rejects.toThrow('too long');
  expect(() => send('ada', pieces())).toThrow(AppError);
  expect(await all(next)).toBe('ab');
});
