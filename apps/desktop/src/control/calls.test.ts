import { createFakeHost } from '@overtone/testkit/fake-host';
import { DICTATION_MS } from '@overtone/domain/working-day/dictation';
import { MIN_TOGGLE_INTERVAL_MS } from '@overtone/domain/safety/flash-limits';
import { describe, expect, it } from 'vitest';
import { fakeControl } from '../testing/fake-control.ts';
import { createFakeShell } from '../testing/fake-shell.ts';
import { createControlStores } from './control-stores.ts';
import { NOTE_READ_KEY } from './first-run/first-run.ts';
import { createDesktopEngine } from './light/desktop-engine.ts';
import { createLightPublisher } from './light/light-publisher.ts';

function setUp() {
  const { host, shell, engine, stores } = fakeControl();
  stores.session.turnOn();
  const lastChoice = () =>
    engine.commands
      .flatMap((command) => (command.name === 'choose' ? [command.choice] : []))
      .at(-1);
  return { host, shell, stores, lastChoice };
}

/** The window with its own engine, and what the shell last heard of its light. */
function setUpLight() {
  const host = createFakeHost();
  host.storage.write(NOTE_READ_KEY, 'yes');
  const shell = createFakeShell();
  const light = createLightPublisher({ shell, host });
  const engine = createDesktopEngine({
    load: () => Promise.reject(new Error('no file')),
    onProblem: () => undefined,
    every: host.every,
    light,
  });
  const stores = createControlStores({ host, shell, engine });
  light.followMeeting(stores.output);
  stores.session.turnOn();
  const publications = () => shell.given.filter(([name]) => name === 'publishLight');
  const lastPublished = () => publications().at(-1)?.[1];
  return { host, shell, publications, lastPublished };
}

describe('a call that the shell tells of', () => {
  it('lowers the sound and takes the light, and both come back after it', async () => {
    const { host, shell, lastChoice } = setUp();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    shell.send('in-call', { isInCall: true });
    expect(lastChoice()).toMatchObject({ showsLight: true, ducksSound: true });
    await host.advance(DICTATION_MS);
    expect(lastChoice()).toMatchObject({ showsLight: false, ducksSound: true });
    shell.send('in-call', { isInCall: false });
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(lastChoice()).toMatchObject({ showsLight: true, ducksSound: false });
  });

  it('changes nothing for whoever wants it so', async () => {
    const { host, shell, stores, lastChoice } = setUp();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    stores.day.choose({ inCall: 'nothing' });
    shell.send('in-call', { isInCall: true });
    await host.advance(DICTATION_MS);
    expect(lastChoice()).toMatchObject({ showsLight: true, ducksSound: false });
  });

  it('holds for a session that begins during it', async () => {
    const { host, shell, stores, lastChoice } = setUp();
    stores.session.turnOff();
    shell.send('in-call', { isInCall: true });
    await host.advance(DICTATION_MS);
    stores.session.turnOn();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(lastChoice()).toMatchObject({ showsLight: false, ducksSound: true });
  });

  it('is no meeting in the tray, where the person may switch one on and off meanwhile', async () => {
    const { host, shell, lastPublished } = setUpLight();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(lastPublished()).toMatchObject({ inMeeting: false, isLit: true });
    shell.send('in-call', { isInCall: true });
    await host.advance(DICTATION_MS);
    expect(lastPublished()).toMatchObject({ inMeeting: false, isLit: false });
    shell.send('toggle-meeting', null);
    expect(lastPublished()).toMatchObject({ inMeeting: true, isLit: false });
    shell.send('toggle-meeting', null);
    expect(lastPublished()).toMatchObject({ inMeeting: false, isLit: false });
    shell.send('in-call', { isInCall: false });
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    expect(lastPublished()).toMatchObject({ inMeeting: false, isLit: true });
  });

  it('leaves a meeting that begins without one to be told once, with the light that goes', async () => {
    const { host, shell, publications, lastPublished } = setUpLight();
    await host.advance(MIN_TOGGLE_INTERVAL_MS);
    const before = publications().length;
    shell.send('toggle-meeting', null);
    expect(publications()).toHaveLength(before + 1);
    expect(lastPublished()).toMatchObject({ inMeeting: true, isLit: false });
  });
});
