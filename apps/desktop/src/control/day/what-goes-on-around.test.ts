import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { describe, expect, it } from 'vitest';
import type { SeenAround } from '../../shell/events.ts';
import { fakeControl } from '../../testing/fake-control.ts';

const MINUTE_MS = 60_000;

const NOTHING_SPECIAL: SeenAround = {
  idleMs: 0,
  isFilm: false,
  isFullScreen: false,
  batteryPercent: null,
};

function setUp() {
  const { host, shell, stores } = fakeControl();
  const followed = () =>
    shell.given.flatMap(([name, isFollowed]) => (name === 'followAround' ? [isFollowed] : []));
  const isOn = () => stores.session.$isOn.get();
  const see = (change: Partial<SeenAround>) =>
    shell.send('around', { ...NOTHING_SPECIAL, ...change });
  /** With the session on, and long enough for it to do what is asked of it. */
  const begin = async () => {
    stores.session.turnOn();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
  };
  return { host, shell, stores, followed, isOn, see, begin };
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
    const { isOn, begin, host, see } = setUp();
    see({ idleMs: 60 * MINUTE_MS });
    await begin();
    await host.advance(10 * MINUTE_MS);
    expect(isOn()).toBe(true);
  });
});

describe('somebody who has left the keyboard', () => {
  it('finds the session off, and on again at the first touch, without being in the way of their own switch', async () => {
    const { host, stores, followed, isOn, begin, see } = setUp();
    await begin();
    await host.advance(5 * MINUTE_MS);
    see({ idleMs: 4 * MINUTE_MS });
    expect(isOn()).toBe(true);
    see({ idleMs: 5 * MINUTE_MS });
    expect(isOn()).toBe(false);
    expect(stores.day.$output.get()).toMatchObject({ countsAs: 'away' });
    // Else nobody would say that they are back.
    expect(followed().at(-1)).toBe(true);
    await host.advance(MINUTE_MS);
    see({ idleMs: 0 });
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(isOn()).toBe(true);
  });

  it('is never away where they want it so', async () => {
    const { host, stores, isOn, begin, see } = setUp();
    stores.day.choose({ awayAfterMinutes: null });
    await begin();
    await host.advance(600 * MINUTE_MS);
    see({ idleMs: 600 * MINUTE_MS });
    expect(isOn()).toBe(true);
  });

  it('is there while a film is on', async () => {
    const { see, isOn, begin, host } = setUp();
    await begin();
    await host.advance(20 * MINUTE_MS);
    see({ idleMs: 20 * MINUTE_MS, isFilm: true });
    expect(isOn()).toBe(true);
  });
});

describe('what else the shell sees', () => {
  it('takes the light on a low battery, and with another app that fills the screen where that is wanted', async () => {
    const { stores, see, begin } = setUp();
    const output = () => stores.output.$choice.get();
    await begin();
    see({ batteryPercent: 19 });
    expect(output()).toMatchObject({ showsLight: false, ducksSound: false });
    see({ batteryPercent: 20, isFullScreen: true });
    expect(output()).toMatchObject({ showsLight: true, ducksSound: false });
    stores.day.choose({ fullScreen: 'softer' });
    expect(output()).toMatchObject({ showsLight: true, ducksSound: true });
  });

  it('is as usual once the day is followed no more', async () => {
    const { stores, see, begin } = setUp();
    await begin();
    see({ isFullScreen: true, batteryPercent: 5 });
    stores.session.turnOff();
    expect(stores.around.$around.get()).toMatchObject(NOTHING_SPECIAL);
  });
});
