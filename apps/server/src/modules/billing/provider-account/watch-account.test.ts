import { describe, expect, it } from 'vitest';
import { AppError } from '../../../http/app-error.ts';
import { captureLog } from '../../../testing/test-app.ts';
import type { Ownership } from './payment-account.ts';
import { watchPaymentAccount } from './watch-account.ts';

/** Watches an account about which the provider answers one after the other; undefined stands for no answer. */
async function watch(...answers: readonly (Ownership | undefined)[]) {
  const left = [...answers];
  const { log, lines } = captureLog();
  const asked = Promise.withResolvers<void>();
  const check = async () => {
    const answer = left.shift();
    if (left.length === 0) asked.resolve();
    if (answer === undefined) throw new AppError('billing_unavailable');
    return answer;
  };
  const pauses: number[] = [];
  const wait = async (ms: number) => void pauses.push(ms);
  const stop = await watchPaymentAccount({ account: { check }, wait, log });
  await asked.promise;
  await stop();
  return { pauses, levels: lines().map(({ level }) => level) };
}

const MINUTE_MS = 60_000;

describe('watching the payment account', () => {
  it('is done when the key opens the right one', async () => {
    expect(await watch('ours')).toEqual({ pauses: [], levels: [] });
  });

  it('keeps the server from starting when the key opens another, and says what to do', async () => {
    await expect(watch('another')).rejects.toThrow('Set the key of that account again');
  });

  it('lets the server start while the provider does not answer, warns, and asks every minute', async () => {
    const { pauses, levels } = await watch(undefined, undefined, 'ours');
    expect(pauses).toEqual([MINUTE_MS, MINUTE_MS]);
    expect(levels).toEqual([40, 40]);
  });

  it('calls it an error once the provider has said that it is another', async () => {
    const { levels } = await watch(undefined, 'another', 'ours');
    expect(levels).toEqual([40, 50]);
  });
});
