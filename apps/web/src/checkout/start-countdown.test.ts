import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { startCountdown } from './start-countdown.ts';

it('counts down second by second to 0, and then is silent', async () => {
  const host = createFakeHost();
  const heard: number[] = [];
  startCountdown(host, 3, (left) => heard.push(left));
  for (let second = 0; second < 6; second += 1) await host.advance(1000);
  expect(heard).toEqual([2, 1, 0]);
});

it('says nothing once it is stopped', async () => {
  const host = createFakeHost();
  const heard: number[] = [];
  const stop = startCountdown(host, 3, (left) => heard.push(left));
  await host.advance(1000);
  stop();
  stop();
  await host.advance(5000);
  expect(heard).toEqual([2]);
});
