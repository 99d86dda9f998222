import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session/session.ts';
import { createOutputStore, OUTPUT_CHOICE_KEY } from './output-store.ts';

function setUp(kept?: string, person = 'anna') {
  const host = createFakeHost();
  const engine = createFakeEngine();
  if (kept !== undefined) host.storage.write(OUTPUT_CHOICE_KEY, kept);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const store = createOutputStore({ engine, host, session, person });
  const chosen = () =>
    engine.commands.flatMap((command) => (command.name === 'choose' ? [command.choice] : []));
  return { store, host, session, chosen };
}

describe('the output choice', () => {
  it('starts with Flash guard on, and makes the engine follow', () => {
    const { chosen } = setUp();
    expect(chosen()).toEqual([DEFAULT_OUTPUT_CHOICE]);
  });

  it('is kept on this device for this person', () => {
    const { store, host, chosen } = setUp();
    store.turnGuardOff();
    store.setPulseStyle('colour');
    store.setShowsLight(false);
    expect(chosen().at(-1)).toEqual({
      flashGuard: false,
      pulseStyle: 'colour',
      showsLight: false,
      ducksSound: false,
    });
    const again = setUp(host.storage.read(OUTPUT_CHOICE_KEY) ?? '');
    expect(again.store.$choice.get()).toEqual(store.$choice.get());
  });

  it('turns Flash guard on again for another person on the device', () => {
    const { store, host } = setUp();
    store.turnGuardOff();
    const other = setUp(host.storage.read(OUTPUT_CHOICE_KEY) ?? '', 'ben');
    expect(other.store.$choice.get()).toEqual(DEFAULT_OUTPUT_CHOICE);
  });

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{"person":"anna","flashGuard":"no"}',
    '{"flashGuard":false}',
  ])('is safe when what was kept is %j', (kept) => {
    expect(setUp(kept).store.$choice.get().flashGuard).toBe(true);
  });

  it('gives no light, and the calmer one, where what was kept of it cannot be read', () => {
    const kept = { person: 'anna', flashGuard: 0, pulseStyle: 'loud', showsLight: 'no' };
    expect(setUp(JSON.stringify(kept)).store.$choice.get()).toMatchObject({
      flashGuard: true,
      pulseStyle: 'colour',
      showsLight: false,
    });
  });

  it('can turn Flash guard back on', () => {
    const { store } = setUp();
    store.turnGuardOff();
    store.turnGuardOn();
    expect(store.$choice.get().flashGuard).toBe(true);
  });
});

describe('the meeting switch', () => {
  it('takes the light away and lowers the sound, and brings both back', async () => {
    const { store, host, chosen } = setUp();
    store.setInMeeting(true);
    expect(chosen().at(-1)).toMatchObject({ showsLight: false, ducksSound: true });
    store.setInMeeting(false);
    expect(chosen().at(-1)).toMatchObject({ showsLight: false, ducksSound: false });
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(chosen().at(-1)).toEqual(DEFAULT_OUTPUT_CHOICE);
  });

  it('never brings the light back more than 2.5 times a second, however it is hammered', async () => {
    const { store, host, chosen } = setUp();
    for (let i = 0; i < 100; i += 1) {
      store.setInMeeting(i % 2 === 0);
      await host.advance(20);
    }
    const lit = chosen().map(({ showsLight }) => showsLight);
    const starts = lit.filter((shows, i) => i > 0 && shows && !lit[i - 1]);
    expect(starts.length).toBeLessThanOrEqual(5);
  });

  it('leaves sound alone to someone who chose sound alone', () => {
    const { store } = setUp();
    store.setShowsLight(false);
    store.setInMeeting(true);
    store.setInMeeting(false);
    expect(store.$choice.get().showsLight).toBe(false);
  });

  it('is not kept', () => {
    const { store, host } = setUp();
    store.setInMeeting(true);
    store.turnGuardOff();
    const again = setUp(host.storage.read(OUTPUT_CHOICE_KEY) ?? '');
    expect(again.store.$inMeeting.get()).toBe(false);
    expect(again.store.$choice.get()).toMatchObject({ showsLight: true, ducksSound: false });
  });
});
