import { createFakeHost } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { unregisterServiceWorkers } from './service-workers.ts';

it('removes every service worker that an earlier version left', async () => {
  // Any module of ours will do as the worker of an earlier version.
  const script = new URL('./service-workers.ts', import.meta.url);
  await navigator.serviceWorker.register(script, { type: 'module' });
  expect(await navigator.serviceWorker.getRegistrations()).toHaveLength(1);
  const { log, logged } = createFakeHost();
  await unregisterServiceWorkers(log);
  expect(await navigator.serviceWorker.getRegistrations()).toHaveLength(0);
  expect(logged).toEqual([]);
});
