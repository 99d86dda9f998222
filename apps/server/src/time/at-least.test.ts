import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { atLeast } from './at-least.ts';

describe('atLeast', () => {
  it('gives what quick work comes to after the time, and what slow work comes to when it ends', async () => {
    const order: string[] = [];
    // Timers of one length end in the order in which they began.
    const time = delay(20).then(() => order.push('time'));
    const quick = atLeast(20, Promise.resolve('done')).then((value) => order.push(value));
    await Promise.all([time, quick]);
    expect(order).toEqual(['time', 'done']);

    const { promise, resolve } = Promise.withResolvers<string>();
    const slow = atLeast(0, promise);
    expect(await Promise.race([slow, delay(20).then(() => 'not yet')])).toBe('not yet');
    resolve('done');
    expect(await slow).toBe('done');
  });

  it('throws what the work throws', async () => {
    await expect(atLeast(0, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
