import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { loadSpeedScript } from './load-speed-script.ts';

it('runs the script once it is there', async () => {
  const host = createFakeHost();
  const ran: string[] = [];
  await loadSpeedScript(
    async () => 'script',
    (script) => void ran.push(script),
    host.log,
  );
  expect(ran).toEqual(['script']);
  expect(host.logged).toEqual([]);
});

it('logs a script that did not load, with a hint about content blockers', async () => {
  const host = createFakeHost();
  await loadSpeedScript(
    () => Promise.reject(new Error('blocked')),
    () => undefined,
    host.log,
  );
  expect(host.logged).toMatchObject([
    { level: 'warn', message: expect.stringContaining('content blocker') },
  ]);
});
