import { APP_DEFAULTS, DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSession } from './session.ts';

function setUp(defaults = DEMO_DEFAULTS) {
  const host = createFakeHost();
  const engine = createFakeEngine();
  const session = createSession({ defaults, engine, host });
  const names = () => engine.commands.map(({ name }) => name);
  return { host, engine, session, names };
}

describe('a session', () => {
  it.each([
    ['demo', DEMO_DEFAULTS],
    ['app', APP_DEFAULTS],
  ])('begins with the %s defaults, off, and hands them to the engine', (_, defaults) => {
    const { engine, session } = setUp(defaults);
    expect(session.$settings.get()).toEqual(defaults);
    expect(session.$isOn.get()).toBe(false);
    expect(engine.applied).toEqual(defaults);
  });

  it('begins only where it may, whoever asks, and ends in any case', () => {
    const host = createFakeHost();
    const engine = createFakeEngine();
    let may = false;
    const mayBegin = () => may;
    const session = createSession({ defaults: APP_DEFAULTS, engine, host, mayBegin });
    session.turnOn();
    session.toggle();
    expect(session.$isWanted.get()).toBe(false);
    expect(engine.commands.map(({ name }) => name)).not.toContain('start');
    may = true;
    session.toggle();
    expect(session.$isOn.get()).toBe(true);
    may = false;
    session.toggle();
    expect(session.$isOn.get()).toBe(false);
  });

  it('hands every change of settings to the engine once', () => {
    const { engine, session, names } = setUp();
    session.setHue(120);
    expect(names()).toEqual(['apply', 'apply']);
    expect(engine.applied).toEqual({ ...DEMO_DEFAULTS, visualHue: 120 });
  });

  it('does not disturb the engine when a write changes nothing', () => {
    const { session, names } = setUp();
    session.setHue(DEMO_DEFAULTS.visualHue);
    expect(names()).toEqual(['apply']);
  });

  it('starts the engine in the same task as the click, before the settings say on', () => {
    const { session, names, engine } = setUp();
    session.turnOn();
    expect(names()).toEqual(['apply', 'start', 'apply']);
    expect(engine.applied?.isOn).toBe(true);
  });

  it('starts the engine in the click even when the switch makes the light wait', () => {
    const { session, names } = setUp();
    session.turnOn();
    session.turnOff();
    const before = names().length;
    session.turnOn();
    expect(names().slice(before)).toEqual(['start']);
    expect(session.$isOn.get()).toBe(false);
  });

  it('does not start the engine to turn off', () => {
    const { session, names } = setUp();
    session.toggle();
    session.toggle();
    expect(names()).toEqual(['apply', 'start', 'apply', 'apply']);
    expect(session.$isOn.get()).toBe(false);
  });

  it('can prepare the sound without turning on', () => {
    const { session, names } = setUp();
    session.start();
    expect(names()).toEqual(['apply', 'start']);
    expect(session.$isOn.get()).toBe(false);
  });

  it('ends light and sound at once on stopEverything', () => {
    const { session, names } = setUp();
    session.turnOn();
    session.stopEverything();
    expect(session.$isOn.get()).toBe(false);
    expect(names().slice(-2)).toEqual(['apply', 'shutDown']);
  });

  it('takes back a waiting start on stopEverything', async () => {
    const { session, host } = setUp();
    session.turnOn();
    session.turnOff();
    session.turnOn();
    session.stopEverything();
    await host.advance(1000);
    expect(session.$isOn.get()).toBe(false);
  });

  it('shuts the engine down and is off when the page is left', () => {
    const { session, host, names } = setUp();
    session.turnOn();
    host.leave();
    expect(names().at(-1)).toBe('shutDown');
    expect(session.$isOn.get()).toBe(false);
  });

  it('can be turned on again after the page was left and came back', async () => {
    const { session, host, engine } = setUp();
    session.turnOn();
    host.leave();
    await host.advance(400);
    session.turnOn();
    expect(engine.commands.slice(-2).map(({ name }) => name)).toEqual(['start', 'apply']);
    expect(session.$isOn.get()).toBe(true);
  });

  it('shows the state of the engine', () => {
    const { session, engine } = setUp();
    engine.report({ light: 'unavailable', lightReason: 'WebGL2 is not supported' });
    expect(session.$engine.get()).toMatchObject({
      light: 'unavailable',
      lightReason: 'WebGL2 is not supported',
    });
  });

  it('reads what is being delivered at once and at every period, until stopped', () => {
    const { session, engine, host } = setUp();
    const atRest = engine.signal();
    let dropped = 0;
    engine.signal = () => ({ ...atRest, frames: { shown: 60, dropped: (dropped += 1) } });
    const seen: number[] = [];
    const stop = session.watchSignal(250, ({ frames }) => seen.push(frames.dropped));
    expect(seen).toEqual([1]);
    host.clock.advance(500);
    expect(seen).toEqual([1, 2, 3]);
    stop();
    host.clock.advance(1000);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('lends the engine a canvas and takes it back', () => {
    const { session, names } = setUp();
    const canvas: HTMLCanvasElement = Object.create(null);
    const detach = session.attachCanvas(canvas);
    detach();
    expect(names().slice(-2)).toEqual(['attachCanvas', 'detachCanvas']);
  });

  it('lets go of engine and page when it ends, once', () => {
    const { session, host, names } = setUp();
    session.turnOn();
    session.end();
    session.end();
    host.leave();
    session.setHue(10);
    expect(names()).toEqual(['apply', 'start', 'apply', 'apply', 'shutDown']);
  });

  it('shows what was asked for while the start waits for its time', async () => {
    const { session, host } = setUp();
    session.toggle();
    session.toggle();
    session.toggle();
    expect(session.$isWanted.get()).toBe(true);
    expect(session.$isOn.get()).toBe(false);
    await host.advance(400);
    expect(session.$isOn.get()).toBe(true);
  });

  it('is off where its daily limit meets it as it starts, and its latest change says so', () => {
    const { session } = setUp();
    session.$settings.listen(({ isOn }) => {
      if (isOn) session.turnOff();
    });
    session.turnOn();
    expect(session.$isOn.get()).toBe(false);
    expect(session.$isWanted.get()).toBe(false);
    expect(session.$lastChange.get()?.after.isOn).toBe(false);
  });

  it('wakes sound that falls asleep while it is on, as it may where off and on follow each other', () => {
    const { session, engine, names } = setUp();
    session.turnOn();
    engine.report({ audio: 'suspended' });
    expect(names().at(-1)).toBe('start');
    expect(session.$engine.get().audio).toBe('running');
  });

  it('is not turned on again once it has ended', async () => {
    const { session, host } = setUp();
    session.end();
    session.turnOn();
    await host.advance(1000);
    expect(session.$isOn.get()).toBe(false);
  });
});
