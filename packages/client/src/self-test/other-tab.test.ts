import { createFakeHost } from '@overtone/testkit/fake-host';
import { ownLocks } from '@overtone/testkit/own-locks';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { followOtherTab } from './other-tab.ts';
import { sessionLock } from './session-lock.ts';

const locks = ownLocks();

const TEST_ID = '6f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77';

/** A page that plays a session of its own while `$isBlind`, beside another tab. */
function setUp() {
  const host = createFakeHost();
  const $isBlind = atom(false);
  const { $plays, stop } = followOtherTab({ session: { program: { $isBlind } }, host, locks });
  const tab = sessionLock(locks);
  /** Another tab plays until what is given is called; then its lock is free. */
  const play = async () => {
    const release = await tab.take(TEST_ID);
    return () =>
      new Promise<void>((resolve) => {
        release?.();
        tab.onceFree(TEST_ID, resolve);
      });
  };
  return { host, $isBlind, $plays, stop, play };
}

it('is known of another tab while it plays a session, and no longer', async () => {
  const { host, $plays, stop, play } = setUp();
  await host.advance(5_000);
  expect($plays.get()).toBe(false);
  const end = await play();
  await host.advance(5_000);
  expect($plays.get()).toBe(true);
  await end();
  await host.advance(5_000);
  expect($plays.get()).toBe(false);
  stop();
});

it('is looked for at once as the page is shown', async () => {
  const { host, $plays, stop, play } = setUp();
  const end = await play();
  host.setVisible(true);
  await host.advance(0);
  expect($plays.get()).toBe(true);
  await end();
  stop();
});

it('is nothing that this page plays itself, until that is noted', async () => {
  const { host, $isBlind, $plays, stop, play } = setUp();
  const told: boolean[] = [];
  $plays.listen((plays) => told.push(plays));
  $isBlind.set(true);
  const end = await play();
  await host.advance(60_000);
  $isBlind.set(false);
  await host.advance(5_000);
  await end();
  await host.advance(60_000);
  expect(told).toEqual([]);
  stop();
});
