import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Program } from '@overtone/domain/program/program';
import { recommend } from '@overtone/recommender/recommend';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSession } from './session.ts';
import type { ShownProgram } from './shown-program.ts';

const PROGRAM: Program = {
  name: 'Down',
  start: {
    slowHz: 1,
    fastHz: 10,
    strength: 0.4,
    hue: 190,
    carrierHz: 205,
    waveform: 'Sine',
    volume: 0.1,
    sound: 'off',
    soundVolume: 0,
  },
  course: [
    { kind: 'stage', lengthMs: 60_000, curve: 'straight', to: { fastHz: 8 } },
    { kind: 'stage', lengthMs: 120_000, curve: 'smooth', to: { fastHz: 4 } },
  ],
  fadeMs: 20_000,
};

const SUGGESTION = recommend('writing an essay');

function setUp() {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const shown = () => {
    let last: ShownProgram | null = null;
    session.program.watch(1000, (now) => (last = now))();
    return last as ShownProgram | null;
  };
  return { host, engine, session, shown };
}

describe('the program of a session', () => {
  it('that gives way to what was asked for is known with its place, until a program is started', async () => {
    const { host, session } = setUp();
    const ask = () => session.applySuggestion(SUGGESTION);
    ask();
    expect(session.program.$gaveWay.get()).toBeNull();
    session.program.start(PROGRAM);
    await host.advance(30_000);
    ask();
    expect(session.program.$played.get()).toBeNull();
    expect(session.program.$gaveWay.get()).toEqual({ program: PROGRAM, positionMs: 30_000 });
    ask();
    expect(session.program.$gaveWay.get()?.positionMs).toBe(30_000);
    session.program.start(PROGRAM, { fromMs: 30_000 });
    expect(session.program.$gaveWay.get()).toBeNull();
  });

  it('that was stopped gives way to nothing, also while it fades', async () => {
    const { host, session } = setUp();
    session.program.start(PROGRAM);
    await host.advance(30_000);
    session.program.stop();
    session.applySuggestion(SUGGESTION);
    expect(session.program.$gaveWay.get()).toBeNull();
  });

  it('that was made for an event still is, once it was changed', async () => {
    const { host, session } = setUp();
    session.program.start(PROGRAM, { eventId: 'a' });
    const changed = { ...PROGRAM, fadeMs: 0 };
    session.program.takeOver(changed);
    await host.advance(1_000);
    expect(session.program.$played.get()).toMatchObject({ program: changed, eventId: 'a' });
  });

  it('starts with the session, in the task of the press, and the engine follows it beside the settings', async () => {
    const { host, engine, session, shown } = setUp();
    expect(shown()).toBeNull();
    session.program.start(PROGRAM);
    expect(engine.commands.map(({ name }) => name)).toContain('start');
    expect(session.$isOn.get()).toBe(true);
    expect(engine.applied?.isOn).toBe(true);
    expect(engine.applied?.centerModulationHz).toBe(DEMO_DEFAULTS.centerModulationHz);
    expect(engine.play).toMatchObject({ positionMs: 0, isPaused: false });
    await host.advance(30_000);
    expect(shown()).toMatchObject({ name: 'Down', stage: 0, positionMs: 30_000, leftMs: 170_000 });
  });

  it.each([
    ['pause', (session: ReturnType<typeof setUp>['session']) => session.program.pause()],
    ['the switch', (session: ReturnType<typeof setUp>['session']) => session.turnOff()],
    ['Escape', (session: ReturnType<typeof setUp>['session']) => session.stopEverything()],
  ])('stands while %s has the session off, and goes on where it stood', async (_, off) => {
    const { host, engine, session, shown } = setUp();
    session.program.start(PROGRAM);
    await host.advance(30_000);
    off(session);
    expect(session.$isOn.get()).toBe(false);
    await host.advance(3_600_000);
    expect(shown()).toMatchObject({ positionMs: 30_000, isPaused: true });
    session.program.resume();
    expect(engine.play?.isPaused).toBe(false);
    await host.advance(40_000);
    expect(shown()).toMatchObject({ positionMs: 70_000, stage: 1, isPaused: false });
  });

  it('is never seen standing by an engine that is on, and never going by one that is off', async () => {
    const { host, engine, session } = setUp();
    session.program.start(PROGRAM);
    await host.advance(1000);
    session.turnOff();
    await host.advance(1000);
    session.turnOn();
    for (const command of engine.commands) {
      if (command.name !== 'apply' || !command.settings.isOn) continue;
      expect(command.play?.isPaused).toBe(false);
    }
  });

  it('waits with the session for the pace of the switches', async () => {
    const { host, session, shown } = setUp();
    session.turnOn();
    await host.advance(100);
    session.turnOff();
    session.program.start(PROGRAM);
    expect(session.$isOn.get()).toBe(false);
    await host.advance(200);
    expect(shown()).toMatchObject({ positionMs: 0, isPaused: true });
    await host.advance(1000);
    expect(session.$isOn.get()).toBe(true);
    expect(shown()?.isPaused).toBe(false);
    expect(shown()?.positionMs).toBeLessThan(1200);
  });

  it('is sought and skipped, playing or standing', async () => {
    const { host, session, shown } = setUp();
    session.program.start(PROGRAM);
    session.program.seek(100_000);
    await host.advance(10_000);
    expect(shown()).toMatchObject({ positionMs: 110_000, stage: 1 });
    session.program.skipBack();
    expect(shown()?.positionMs).toBe(60_000);
    session.program.pause();
    session.program.skipOn();
    expect(shown()).toMatchObject({ positionMs: 180_000, stage: null, isPaused: true });
    session.program.seek(-5);
    expect(shown()?.positionMs).toBe(0);
  });

  it('turns the session off at its end, and lets go once that has faded', async () => {
    const { host, engine, session, shown } = setUp();
    session.program.start(PROGRAM);
    await host.advance(199_900);
    expect(session.$isOn.get()).toBe(true);
    await host.advance(200);
    expect(session.$isOn.get()).toBe(false);
    expect(engine.applied?.isOn).toBe(false);
    expect(engine.play).not.toBeNull();
    await host.advance(1000);
    expect(shown()).toBeNull();
    expect(engine.play).toBeNull();
    expect(host.clock.waiting).toBe(0);
  });

  it('ends when it should after pauses and seeks, and not before', async () => {
    const { host, session } = setUp();
    session.program.start(PROGRAM);
    await host.advance(100_000);
    session.program.pause();
    await host.advance(500_000);
    session.program.resume();
    session.program.seek(190_000);
    await host.advance(9_000);
    expect(session.$isOn.get()).toBe(true);
    await host.advance(2_000);
    expect(session.$isOn.get()).toBe(false);
  });

  it('is told of once it has ended by itself, until another begins', async () => {
    const { host, session } = setUp();
    const { program } = session;
    program.start(PROGRAM);
    program.seek(199_000);
    await host.advance(900);
    expect(program.$ended.get()).toBeNull();
    await host.advance(2_000);
    expect(program.$played.get()).toBeNull();
    expect(program.$ended.get()).toBe(PROGRAM);
    program.start(PROGRAM);
    expect(program.$ended.get()).toBeNull();
    await host.advance(5_000);
    program.stop();
    await host.advance(5_000);
    expect(program.$played.get()).toBeNull();
    expect(program.$ended.get()).toBeNull();
  });

  it('is not told of at its end where it is blind', async () => {
    const law = { hasBeat: true, seed: '0123456789abcdef0123456789abcdef' };
    const { host, session } = setUp();
    session.program.start(PROGRAM, { laws: { slow: law, fast: law }, fromMs: 199_000 });
    await host.advance(5_000);
    expect(session.program.$played.get()).toBeNull();
    expect(session.program.$ended.get()).toBeNull();
  });

  it('stops with the session, and another may take its place at once', async () => {
    const { host, session, shown } = setUp();
    session.program.start(PROGRAM);
    await host.advance(5_000);
    session.program.stop();
    expect(session.$isOn.get()).toBe(false);
    session.program.start({ ...PROGRAM, name: 'Other' });
    await host.advance(2_000);
    expect(session.$isOn.get()).toBe(true);
    expect(shown()?.name).toBe('Other');
  });

  it('that was stopped while it stood is gone once the session is on again, and never plays', async () => {
    const { host, engine, session } = setUp();
    session.program.start(PROGRAM);
    await host.advance(30_000);
    session.program.pause();
    await host.advance(5_000);
    session.program.stop();
    session.turnOn();
    expect(session.$isOn.get()).toBe(true);
    expect(session.program.$played.get()).toBeNull();
    const last = engine.commands.findLast(({ name }) => name === 'apply');
    expect(last).toMatchObject({ settings: { isOn: true }, play: null });
    const on = engine.commands.filter(
      (command) => command.name === 'apply' && command.settings.isOn && command.play?.isPaused,
    );
    expect(on).toEqual([]);
    await host.advance(1_000);
    expect(session.program.$played.get()).toBeNull();
    expect(session.$isOn.get()).toBe(true);
  });

  it.each<[string, (session: ReturnType<typeof setUp>['session']) => void]>([
    ['it is sought', ({ program }) => program.seek(10_000)],
    ['it is skipped on', ({ program }) => program.skipOn()],
    ['it is skipped back', ({ program }) => program.skipBack()],
    ['it is to go on', ({ program }) => program.resume()],
    [
      'it is changed and sought',
      ({ program }) => {
        program.takeOver({ ...PROGRAM, fadeMs: 0 });
        program.seek(10_000);
      },
    ],
    ['everything is stopped', (session) => session.stopEverything()],
  ])('that was stopped goes all the same where %s while it fades', async (_, meddle) => {
    for (const isStanding of [false, true]) {
      const { host, session } = setUp();
      session.program.start(PROGRAM);
      await host.advance(30_000);
      if (isStanding) session.program.pause();
      session.program.stop();
      await host.advance(100);
      meddle(session);
      await host.advance(250);
      expect(session.program.$played.get()).toBeNull();
      await host.advance(1_000);
      expect(session.$isOn.get()).toBe(false);
    }
  });

  it('still fades where it is stopped just after it was paused', async () => {
    const { host, engine, session } = setUp();
    session.program.start(PROGRAM);
    await host.advance(30_000);
    session.program.pause();
    session.program.stop();
    await host.advance(250);
    expect(engine.play).not.toBeNull();
    await host.advance(100);
    expect(engine.play).toBeNull();
  });

  it('leaves the settings of the person as they are, and makes room for a suggestion', async () => {
    const { host, engine, session } = setUp();
    session.program.start(PROGRAM);
    await host.advance(5_000);
    expect(session.$settings.get()).toEqual({ ...DEMO_DEFAULTS, isOn: true });
    session.patch({ centerModulationHz: 12 }, 'suggestion');
    expect(engine.play).toBeNull();
    expect(session.$isOn.get()).toBe(true);
  });

  it('does nothing without a program', () => {
    const { session } = setUp();
    session.program.stop();
    session.program.resume();
    session.program.skipOn();
    expect(session.$isOn.get()).toBe(false);
  });
});
