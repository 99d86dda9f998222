import { WORKING_DAY_KEY } from '@overtone/client/working-day/working-day';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { mayBeDictation } from '@overtone/domain/working-day/dictation';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import type { ShellState } from '../../shell/commands.ts';
import { fakeControl } from '../../testing/fake-control.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import { beginWith } from '../control-stores.ts';
import { createAroundStore } from './around-store.ts';

function setUp() {
  const host = createFakeHost();
  const shell = createFakeShell();
  const store = createAroundStore({ shell, host });
  const recordedForMs = () => {
    const { recordingSince } = store.$around.get();
    return recordingSince === null ? null : host.now() - recordingSince;
  };
  const isLocked = () => store.$around.get().isLocked;
  return { ...store, host, shell, recordedForMs, isLocked };
}

describe('what the shell tells of the computer', () => {
  it('is the usual until something else is known', () => {
    const { recordedForMs, isLocked } = setUp();
    expect([recordedForMs(), isLocked()]).toEqual([null, false]);
  });

  it('holds also where it was so before the window began, and a recording of that time is a call', () => {
    const { take, recordedForMs, isLocked } = setUp();
    take({ isInCall: true, isLocked: true });
    expect(isLocked()).toBe(true);
    expect(mayBeDictation(recordedForMs())).toBe(false);
    expect(recordedForMs()).not.toBeNull();
  });

  it('is believed rather than an answer that was on its way meanwhile', () => {
    const { shell, take, recordedForMs, isLocked } = setUp();
    shell.send('in-call', { isInCall: true });
    take({ isInCall: false, isLocked: true });
    expect([recordedForMs(), isLocked()]).toEqual([0, true]);
    shell.send('locked', { isLocked: false });
    expect([recordedForMs(), isLocked()]).toEqual([0, false]);
  });

  it('counts a recording from its first news on, until it is over', async () => {
    const { shell, host, recordedForMs } = setUp();
    shell.send('in-call', { isInCall: true });
    await host.advance(3_000);
    shell.send('in-call', { isInCall: true });
    expect(recordedForMs()).toBe(3_000);
    shell.send('in-call', { isInCall: false });
    expect(recordedForMs()).toBeNull();
  });

  it('is heard no more after the end', async () => {
    const { shell, stop, isLocked } = setUp();
    stop();
    await Promise.resolve();
    shell.send('locked', { isLocked: true });
    expect(isLocked()).toBe(false);
  });
});

/** The control window on a computer in this state. `startedMinutesAgo`: how long ago a session should have begun by itself. */
async function begin(state: Partial<ShellState>, startedMinutesAgo: number | null = null) {
  const host = createFakeHost();
  if (startedMinutesAgo !== null) {
    const now = host.wallClock();
    const startsAt = 60 * now.getHours() + now.getMinutes() - startedMinutesAgo;
    host.storage.write(WORKING_DAY_KEY, JSON.stringify({ startsAt }));
  }
  const { shell, engine, stores } = fakeControl({ host });
  const known = await shell.readShell();
  await beginWith(stores, { readShell: async () => ({ ...known, ...state }) });
  const isWanted = () => stores.session.$isWanted.get();
  const look = async () => {
    for (let looks = 0; looks < 3; looks += 1) await host.advance(5_000);
  };
  return { ...stores, engine, shell, host, isWanted, look };
}

describe('a window that begins', () => {
  it('goes dark with a call that was on before', async () => {
    const { session, output, host } = await begin({ isInCall: true });
    session.turnOn();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(output.$choice.get()).toMatchObject({ showsLight: false, ducksSound: true });
  });

  it('begins nothing by itself before a locked screen, and does once it is open', async () => {
    const { shell, isWanted, look } = await begin({ isLocked: true }, 20);
    await look();
    expect(isWanted()).toBe(false);
    shell.send('locked', { isLocked: false });
    await look();
    expect(isWanted()).toBe(true);
  });

  it('begins nothing that is asked for before a locked screen', async () => {
    const { engine, session, isWanted } = await begin({ isLocked: true });
    session.turnOn();
    expect(isWanted()).toBe(false);
    const applied = engine.commands.filter((command) => command.name === 'apply');
    expect(applied.some(({ settings }) => settings.isOn)).toBe(false);
  });
});

describe('a screen that is locked', () => {
  it('ends the session, which says why', async () => {
    const { day, session, shell, isWanted } = await begin({});
    session.turnOn();
    shell.send('locked', { isLocked: true });
    shell.send('stop', { reason: 'lock' });
    expect(isWanted()).toBe(false);
    expect(day.$output.get().why).toBe('Off, because the screen was locked.');
    shell.send('locked', { isLocked: false });
    expect(isWanted()).toBe(false);
  });

  it('leaves a session that is off for the hour that it begins at', async () => {
    const { shell, isWanted, look } = await begin({}, 20);
    shell.send('locked', { isLocked: true });
    await look();
    expect(isWanted()).toBe(false);
    shell.send('locked', { isLocked: false });
    await look();
    expect(isWanted()).toBe(true);
  });
});
