import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import type { Host } from '../platform/host.ts';
import { createSession } from '../session/session.ts';
import { createOutputStore, OUTPUT_CHOICE_KEY } from './output-store.ts';

function setUp(kept?: string, person = 'anna') {
  const host = createFakeHost();
  if (kept !== undefined) host.storage.write(OUTPUT_CHOICE_KEY, kept);
  return { host, ...openPage(host, person) };
}

/** A page of this device, whose windows keep texts together. */
function openPage(host: Host, person = 'anna') {
  const engine = createFakeEngine();
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const store = createOutputStore({ engine, host, session, person });
  const chosen = () =>
    engine.commands.flatMap((command) => (command.name === 'choose' ? [command.choice] : []));
  return { store, session, chosen };
}

/** Two tabs of one device, both opened after the guard was turned off. */
function twoTabs() {
  const host = createFakeHost();
  host.storage.write(OUTPUT_CHOICE_KEY, '{"person":"anna","flashGuard":false}');
  const mine = openPage(host);
  const other = openPage({ ...host, storage: host.otherWindow() });
  /** What a page that is opened now has. */
  const later = () => openPage({ ...host, storage: host.otherWindow() }).store.$choice.get();
  return { host, mine, other, later };
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

describe('the choice in several tabs', () => {
  it('has the guard on in all of them once it is turned on in one, whatever is pressed after', () => {
    const { mine, other, later } = twoTabs();
    mine.session.turnOn();
    other.store.turnGuardOn();
    expect(mine.chosen().at(-1)).toMatchObject({ flashGuard: true, showsLight: true });
    mine.store.setShowsLight(true);
    mine.store.setPulseStyle('colour');
    expect(mine.store.$choice.get().flashGuard).toBe(true);
    expect(other.store.$choice.get().flashGuard).toBe(true);
    expect(later()).toEqual({ ...DEFAULT_OUTPUT_CHOICE, pulseStyle: 'colour' });
  });

  it('is guarded by a press here although what another tab keeps was not heard of', () => {
    const { host, mine, later } = twoTabs();
    const deaf = openPage({
      ...host,
      storage: { ...host.storage, onChangedElsewhere: () => () => undefined },
    });
    mine.store.turnGuardOn();
    deaf.store.setShowsLight(true);
    expect(deaf.chosen().at(-1)).toMatchObject({ flashGuard: true });
    expect(later().flashGuard).toBe(true);
  });

  it('is looked at anew when a page that heard of nothing is shown again', () => {
    const { host, mine } = twoTabs();
    const frozen = openPage({
      ...host,
      storage: { ...host.storage, onChangedElsewhere: () => () => undefined },
    });
    mine.store.turnGuardOn();
    host.setVisible(true);
    expect(frozen.chosen().at(-1)).toMatchObject({ flashGuard: true });
  });

  it('loses its light at once where light was turned off elsewhere, and gets none by a tab that has it', () => {
    const { mine, other, later } = twoTabs();
    mine.session.turnOn();
    other.store.setShowsLight(false);
    expect(mine.chosen().at(-1)).toMatchObject({ showsLight: false });
    mine.store.setPulseStyle('colour');
    expect(later()).toMatchObject({ showsLight: false, pulseStyle: 'colour' });
    other.store.setShowsLight(true);
    expect(mine.store.$choice.get().showsLight).toBe(false);
    expect(later().showsLight).toBe(true);
  });

  it('stays guarded where the warning was confirmed elsewhere, and takes nothing back there', () => {
    const { mine, other, later } = twoTabs();
    other.store.turnGuardOn();
    other.store.turnGuardOff();
    mine.store.setShowsLight(false);
    expect(mine.store.$choice.get()).toMatchObject({ flashGuard: true, showsLight: false });
    expect(later()).toMatchObject({ flashGuard: false, showsLight: false });
    mine.store.turnGuardOff();
    expect(mine.store.$choice.get().flashGuard).toBe(false);
  });

  it('is guarded where the device has forgotten it', () => {
    const { host, mine } = twoTabs();
    host.otherWindow().remove(OUTPUT_CHOICE_KEY);
    expect(mine.store.$choice.get().flashGuard).toBe(true);
  });

  it('holds on the page where the device keeps nothing', () => {
    const host = createFakeHost();
    const { store } = openPage({
      ...host,
      storage: { ...host.storage, read: () => null, write: () => undefined },
    });
    store.turnGuardOff();
    store.setPulseStyle('colour');
    store.setShowsLight(false);
    expect(store.$choice.get()).toEqual({
      flashGuard: false,
      pulseStyle: 'colour',
      showsLight: false,
      ducksSound: false,
    });
  });

  it('is followed no longer once stopped', () => {
    const { mine, other } = twoTabs();
    mine.store.stop();
    other.store.turnGuardOn();
    expect(mine.store.$choice.get().flashGuard).toBe(false);
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
