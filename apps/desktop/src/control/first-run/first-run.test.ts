import { createFakeHost } from '@overtone/testkit/fake-host';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { describe, expect, it } from 'vitest';
import { fakeControl } from '../../testing/fake-control.ts';

function setUp(host = createFakeHost()) {
  const { shell, stores } = fakeControl({ host, isNoteRead: false });
  const { session, output, firstRun } = stores;
  const shown = () => shell.given.filter(([name]) => name === 'showControl').length;
  return { host, shell, stores, session, output, firstRun, shown };
}

describe('the first run', () => {
  it('shows the safety note before anything', () => {
    const { firstRun, session, shown } = setUp();
    expect(firstRun.$isAsking.get()).toBe(true);
    expect(session.$isWanted.get()).toBe(false);
    expect(shown()).toBe(0);
  });

  it.each([
    ['the switch', ({ session }: ReturnType<typeof setUp>) => session.turnOn()],
    ['the hotkey', ({ shell }: ReturnType<typeof setUp>) => shell.send('toggle', null)],
  ])('begins nothing by %s; the note comes to the front instead', async (_, press) => {
    const parts = setUp();
    parts.firstRun.lookAround();
    press(parts);
    await parts.host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(parts.session.$isWanted.get()).toBe(false);
    expect(parts.session.$isOn.get()).toBe(false);
    expect(parts.firstRun.$isAsking.get()).toBe(true);
    expect(parts.shown()).toBe(1);
  });

  it('begins with light and sound, and never asks again', () => {
    const { firstRun, host, output, session, stores } = setUp();
    firstRun.begin('both', stores);
    expect(firstRun.$isAsking.get()).toBe(false);
    expect(session.$isOn.get()).toBe(true);
    expect(output.$choice.get().showsLight).toBe(true);
    const later = setUp(host);
    expect(later.firstRun.$isAsking.get()).toBe(false);
    later.shell.send('toggle', null);
    expect(later.session.$isOn.get()).toBe(true);
  });

  it('begins with sound alone', () => {
    const { firstRun, output, session, stores } = setUp();
    firstRun.begin('sound', stores);
    expect(session.$isOn.get()).toBe(true);
    expect(output.$choice.get().showsLight).toBe(false);
  });

  it('begins with light alone', () => {
    const { firstRun, output, session, stores } = setUp();
    firstRun.begin('light', stores);
    const { sound } = session.$engine.get().plan;
    expect(sound).toMatchObject({ toneGain: 0, background: { gain: 0 } });
    expect(session.$settings.get().backgroundSoundType).toBe('ambient');
    expect(output.$choice.get().showsLight).toBe(true);
  });
});
