import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { DEFAULT_DAY } from '@overtone/domain/working-day/choice';
import { DICTATION_MS } from '@overtone/domain/working-day/dictation';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import type { Host } from '../platform/host.ts';
import { createOutputStore } from '../safety/output-store.ts';
import { createSession } from '../session/session.ts';
import {
  type Around,
  followWorkingDay,
  LOOK_MS,
  USUAL_AROUND,
  WORKING_DAY_KEY,
} from './working-day.ts';

const MINUTE_MS = 60_000;

/** The minute of the day, by the clock on the wall. */
function minuteNow({ wallClock }: Pick<Host, 'wallClock'>): number {
  return 60 * wallClock().getHours() + wallClock().getMinutes();
}

function setUp(host = createFakeHost()) {
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const output = createOutputStore({ engine, host, session, person: 'anna' });
  const $around = atom<Around>(USUAL_AROUND);
  const day = followWorkingDay({ session, output, $around, host });
  const pass = async (minutes: number) => {
    for (let passed = 0; passed < minutes * MINUTE_MS; passed += 5_000) await host.advance(5_000);
  };
  const isOn = () => session.$isOn.get();
  return { host, session, output, $around, day, pass, isOn };
}

describe('a session that goes with the day', () => {
  it('runs no timer while nothing is on and nothing may start by itself', () => {
    const { host } = setUp();
    expect(host.clock.waiting).toBe(0);
  });

  it('goes for a break, and comes back with one press of the usual switch', async () => {
    const { day, session, pass, isOn } = setUp();
    day.choose({ turns: { workMinutes: 25, breakMinutes: 5 } });
    session.turnOn();
    await pass(24);
    expect(isOn()).toBe(true);
    await pass(2);
    expect(isOn()).toBe(false);
    expect(day.$output.get()).toMatchObject({ countsAs: 'break', wakesByKey: true });
    await pass(10);
    expect(isOn()).toBe(false);
    session.toggle();
    expect(isOn()).toBe(true);
    expect(day.$output.get().countsAs).toBe('use');
  });

  it('ends when its time is over, the last minute low', async () => {
    const { day, session, output, pass, isOn } = setUp();
    day.choose({ timerMinutes: 10 });
    session.turnOn();
    await pass(10.5);
    expect(output.$choice.get().ducksSound).toBe(true);
    expect(isOn()).toBe(true);
    await pass(1);
    expect(isOn()).toBe(false);
    expect(day.$output.get().why).toContain('time that you set');
    await pass(5);
    session.turnOn();
    expect(isOn()).toBe(true);
    expect(output.$choice.get().ducksSound).toBe(false);
  });

  it('gives way to a call, with the sound at once and the light when it is no dictation, and comes back after it', async () => {
    const { $around, host, output, session } = setUp();
    session.turnOn();
    // The usual looks are due at other times.
    await host.advance(1_000);
    $around.set({ ...USUAL_AROUND, recordingSince: host.now() });
    expect(output.$choice.get()).toMatchObject({ showsLight: true, ducksSound: true });
    await host.advance(DICTATION_MS - 1);
    expect(output.$choice.get()).toMatchObject({ showsLight: true, ducksSound: true });
    await host.advance(1);
    expect(output.$choice.get()).toMatchObject({ showsLight: false, ducksSound: true });
    $around.set(USUAL_AROUND);
    expect(output.$choice.get()).toMatchObject({ showsLight: true, ducksSound: false });
  });

  it('is dark from the beginning where a call is on already', async () => {
    const { $around, host, output, session } = setUp();
    $around.set({ ...USUAL_AROUND, recordingSince: host.now() });
    await host.advance(MINUTE_MS);
    session.turnOn();
    expect(output.$choice.get()).toMatchObject({ showsLight: false, ducksSound: true });
  });

  it('is off while nobody is there, and a press counts before the computer tells of it', async () => {
    const { $around, day, host, session, pass, isOn } = setUp();
    session.turnOn();
    await pass(10);
    $around.set({ ...USUAL_AROUND, idleMs: 10 * MINUTE_MS });
    expect(isOn()).toBe(false);
    expect(day.$output.get().countsAs).toBe('away');
    await host.advance(1_000);
    session.toggle();
    await host.advance(2 * LOOK_MS);
    expect(isOn()).toBe(true);
    $around.set(USUAL_AROUND);
    expect(isOn()).toBe(true);
  });

  it('is off by the person’s own switch, and stays off', async () => {
    const { day, session, pass, isOn } = setUp();
    session.turnOn();
    session.turnOff();
    await pass(3);
    expect(isOn()).toBe(false);
    expect(day.$output.get()).toMatchObject({ isOn: false, why: '' });
  });

  it('asks once, where nothing may begin', async () => {
    const host = createFakeHost();
    let asked = 0;
    const mayBegin = () => {
      asked += 1;
      return false;
    };
    const engine = createFakeEngine(host.now);
    const session = createSession({ defaults: DEMO_DEFAULTS, engine, host, mayBegin });
    const output = createOutputStore({ engine, host, session, person: 'anna' });
    const day = followWorkingDay({ session, output, $around: atom(USUAL_AROUND), host });
    day.choose({ startsAt: minuteNow(host) + 1 });
    for (let looks = 0; looks < 20; looks += 1) await host.advance(5_000);
    expect(asked).toBe(1);
  });

  it('starts by itself from the next day on at an hour that had come when it was chosen', async () => {
    const { host, day, pass, isOn } = setUp();
    day.choose({ startsAt: minuteNow(host) });
    expect(isOn()).toBe(false);
    await pass(2);
    expect(isOn()).toBe(false);
    day.stop();
    const next = setUp(host);
    await next.pass(2);
    next.day.choose({ timerMinutes: 50 });
    expect(next.isOn()).toBe(false);
    await host.advance(24 * 60 * MINUTE_MS);
    expect(next.isOn()).toBe(true);
  });

  it('starts by itself where its page begins after the hour', async () => {
    const host = createFakeHost();
    host.storage.write(WORKING_DAY_KEY, JSON.stringify({ startsAt: minuteNow(host) - 20 }));
    const { pass, isOn } = setUp(host);
    await pass(1);
    expect(isOn()).toBe(true);
  });

  it('starts by itself once a day, however often its page begins anew', async () => {
    const { host, day, session, pass, isOn } = setUp();
    day.choose({ startsAt: minuteNow(host) + 1 });
    await pass(2);
    expect(isOn()).toBe(true);
    // As a page that crashes: the session ends, and nobody has turned it off.
    day.stop();
    session.end();
    const next = setUp(host);
    await next.pass(2);
    expect(next.isOn()).toBe(false);
    expect(next.day.$choice.get().startsAt).not.toBeNull();
  });

  it('is kept on this device, and nothing that no version wrote is believed', () => {
    const { host, day } = setUp();
    day.choose({ timerMinutes: 50 });
    expect(setUp(host).day.$choice.get().timerMinutes).toBe(50);
    host.storage.write(WORKING_DAY_KEY, '{"timerMinutes":-5}');
    expect(setUp(host).day.$choice.get().timerMinutes).toBeNull();
  });

  it('is read choice by choice: what another version wrote takes nothing else with it', () => {
    const { host } = setUp();
    const kept = { timerMinutes: 50, endsAt: 1080, inCall: 'whisper', awayAfterMinutes: null };
    host.storage.write(WORKING_DAY_KEY, JSON.stringify(kept));
    expect(setUp(host).day.$choice.get()).toEqual({
      ...DEFAULT_DAY,
      timerMinutes: 50,
      endsAt: 1080,
      awayAfterMinutes: null,
    });
  });
});
