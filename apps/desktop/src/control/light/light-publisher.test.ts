import { APP_DEFAULTS } from '@overtone/domain/session/defaults';
import { DEFAULT_OUTPUT_CHOICE } from '@overtone/domain/safety/output-choice';
import { trackFrom } from '@overtone/domain/rhythm/phase';
import { createFakeHost, settled } from '@overtone/testkit/fake-host';
import { atom, computed } from 'nanostores';
import { describe, expect, it } from 'vitest';
import type { Publication, SessionClockReading } from '../../shell/publication.ts';
import { createFakeShell } from '../../testing/fake-shell.ts';
import type { LinkedLight } from './desktop-engine.ts';
import { createLightPublisher } from './light-publisher.ts';

function light(change: Partial<LinkedLight> = {}): LinkedLight {
  return {
    settings: { ...APP_DEFAULTS, isOn: true },
    choice: DEFAULT_OUTPUT_CHOICE,
    tracks: { global: trackFrom(0, 3), centre: trackFrom(0, 40) },
    from: 0,
    ...change,
  };
}

const OFF = light({ settings: { ...APP_DEFAULTS, isOn: false } });

function publisher() {
  const host = createFakeHost();
  const published: Publication[] = [];
  const beats: SessionClockReading[] = [];
  const shell = createFakeShell();
  const link = createLightPublisher({
    host,
    shell: {
      on: shell.on,
      publishLight: async (publication) => void published.push(publication),
      heartbeat: async (reading) => {
        beats.push(reading);
        return 1000 + host.now();
      },
    },
  });
  return { host, shell, link, published, beats };
}

describe('the light on its way to the shell', () => {
  it('says whether there is light, sound alone, or nothing', () => {
    const { link, published } = publisher();
    link.send(light(), false);
    link.send(light({ choice: { ...DEFAULT_OUTPUT_CHOICE, showsLight: false } }), false);
    link.send(OFF, false);
    link.send(light(), true);
    expect(published.map(({ isOn, isLit, isHalt }) => [isOn, isLit, isHalt])).toEqual([
      [true, true, false],
      [true, false, false],
      [false, false, false],
      [false, false, true],
    ]);
  });

  it('tells the tray of the meeting that the person switched on, not of being quiet by itself', () => {
    const { link, published } = publisher();
    const $inMeeting = atom(false);
    const $choice = computed($inMeeting, () => ({ ...DEFAULT_OUTPUT_CHOICE, ducksSound: true }));
    const stop = link.followMeeting({ $choice, $inMeeting });
    $inMeeting.set(true);
    $inMeeting.set(false);
    expect(published).toHaveLength(0);
    link.send(light({ choice: $choice.get() }), false);
    $inMeeting.set(true);
    link.send(light({ choice: $choice.get() }), false);
    $inMeeting.set(false);
    stop();
    $inMeeting.set(true);
    expect(published.map(({ inMeeting }) => inMeeting)).toEqual([false, true, true, false]);
  });

  it('beats whenever the shell asks while there is light, and not at all without', async () => {
    const { host, shell, link, beats } = publisher();
    shell.send('beat', null);
    expect(beats).toHaveLength(0);
    link.send(light(), false);
    await settled();
    const first = beats.length;
    shell.send('beat', null);
    shell.send('beat', null);
    expect(beats).toHaveLength(first + 2);
    link.send(OFF, false);
    shell.send('beat', null);
    expect(beats).toHaveLength(first + 2);
    expect(host.clock.waiting).toBe(0);
  });

  it('sends the first reading of a sound at once', async () => {
    const { link, beats } = publisher();
    link.send(light(), false);
    await settled();
    const before = beats.length;
    link.clockIs(42, true);
    link.clockIs(42.1, false);
    expect(beats).toHaveLength(before + 1);
  });

  it('goes on when the shell does not answer', async () => {
    const host = createFakeHost();
    const shell = createFakeShell();
    shell.refuse('publishLight');
    shell.refuse('heartbeat');
    const link = createLightPublisher({ host, shell });
    link.send(light(), false);
    shell.send('beat', null);
    await settled();
    expect(host.logged.length).toBeGreaterThan(0);
    expect(host.logged.every(({ level }) => level === 'warn')).toBe(true);
  });
});
