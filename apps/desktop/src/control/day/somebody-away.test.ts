import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { describe, expect, it } from 'vitest';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { createControlStores } from '../control-stores.ts';
import { NOTE_READ_KEY } from '../first-run/first-run.ts';

const MINUTE_MS = 60_000;

function setUp() {
  const host = createFakeHost();
  host.storage.write(NOTE_READ_KEY, 'yes');
  const shell = createFakeShell();
  const engine = Object.assign(createFakeEngine(host.now), { hearScreen: () => undefined });
  const stores = createControlStores({ host, shell, engine });
  const followed = () =>
    shell.given.flatMap(([name, isFollowed]) => (name === 'followAround' ? [isFollowed] : []));
  const isOn = () => stores.session.$isOn.get();
  /** With the session on, and long enough for it to do what is asked of it. */
  const begin = async () => {
    stores.session.turnOn();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
  };
  return { host, shell, stores, followed, isOn, begin };
}

describe('what the shell is asked to tell', () => {
  it('is nothing while nothing runs, and all while a session runs', async () => {
    const { stores, followed, begin } = setUp();
    expect(followed()).toEqual([false]);
    await begin();
    stores.session.turnOff();
    expect(followed()).toEqual([false, true, false]);
  });

  it('is believed only while it was asked', async () => {
    const { shell, isOn, begin, host } = setUp();
    shell.send('idle', { idleMs: 60 * MINUTE_MS });
    await begin();
    await host.advance(10 * MINUTE_MS);
    expect(isOn()).toBe(true);
  });
});

describe('somebody who has left the keyboard', () => {
  it('finds the session off, and on again at the first touch, without being in the way of their own switch', async () => {
    const { host, shell, stores, followed, isOn, begin } = setUp();
    await begin();
    await host.advance(5 * MINUTE_MS);
    shell.send('idle', { idleMs: 4 * MINUTE_MS });
    expect(isOn()).toBe(true);
    shell.send('idle', { idleMs: 5 * MINUTE_MS });
    expect(isOn()).toBe(false);
    expect(stores.day.$output.get()).toMatchObject({ countsAs: 'away' });
    // Else nobody would say that they are back.
    expect(followed().at(-1)).toBe(true);
    await host.advance(MINUTE_MS);
    shell.send('idle', { idleMs: 0 });
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(isOn()).toBe(true);
  });

  it('is never away where they want it so', async () => {
    const { host, shell, stores, isOn, begin } = setUp();
    stores.day.choose({ awayAfterMinutes: null });
    await begin();
    await host.advance(600 * MINUTE_MS);
    shell.send('idle', { idleMs: 600 * MINUTE_MS });
    expect(isOn()).toBe(true);
  });
});
