import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Program } from '@overtone/domain/program/program';
import { recommend } from '@overtone/recommender/recommend';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createSession } from './session.ts';

const PROGRAM: Program = {
  name: 'Sealed',
  start: {
    slowHz: 3,
    fastHz: 40,
    strength: 0.4,
    hue: 190,
    carrierHz: 205,
    waveform: 'Sine',
    volume: 1,
    sound: 'off',
    soundVolume: 0,
  },
  course: [{ kind: 'stage', lengthMs: 3_600_000, curve: 'hold', to: {} }],
  fadeMs: 0,
};
const OTHER = { ...PROGRAM, name: 'Other' };
const law = { hasBeat: false, seed: '0'.repeat(32) };
const suggestion = recommend('writing an essay');

function setUp() {
  const host = createFakeHost();
  const engine = createFakeEngine(host.now);
  const session = createSession({ defaults: DEMO_DEFAULTS, engine, host });
  const played = () => session.program.$played.get()?.program.name ?? null;
  session.program.start(PROGRAM, { laws: { slow: law, fast: law } });
  return { host, session, played, held: () => session.held.$held.get() };
}

const ASKS = [
  ['a suggestion', 'suggestion', (session) => session.applySuggestion(suggestion)],
  ['another reading', 'suggestion', (session) => session.applyReading(suggestion)],
  ['a program', 'program', (session) => session.program.start(OTHER)],
] as const satisfies readonly (readonly [
  string,
  string,
  (session: ReturnType<typeof setUp>['session']) => void,
])[];

describe('what is asked for during a blind session', () => {
  it.each(ASKS)('waits: %s ends nothing and changes nothing', (_, kind, ask) => {
    const { session, played, held } = setUp();
    const before = session.$settings.get();
    ask(session);
    expect(played()).toBe('Sealed');
    expect(session.$settings.get()).toBe(before);
    expect(held()).toEqual({ kind, stage: 'asked' });
  });

  it.each(ASKS)('is due once the session is over: %s', async (_, kind, ask) => {
    const { host, session, held } = setUp();
    ask(session);
    session.held.keep();
    expect(held()?.stage).toBe('kept');
    session.program.stop();
    await host.advance(5000);
    expect(held()).toEqual({ kind, stage: 'due' });
    expect(session.$isOn.get()).toBe(false);
    session.held.doNow();
    await host.advance(5000);
    expect(held()).toBeNull();
    expect(session.$isOn.get()).toBe(kind === 'program');
    expect(session.$lastChange.get()?.cause).toBe(kind === 'program' ? 'switch' : 'suggestion');
  });

  it('ends the session where the person says so, and takes its place', async () => {
    const { host, session, played, held } = setUp();
    session.program.start(OTHER);
    session.held.doNow();
    await host.advance(2000);
    expect(played()).toBe('Other');
    expect(session.program.$isBlind.get()).toBe(false);
    expect(held()).toBeNull();
  });

  it('is forgotten where the person says so, and only the latest waits', () => {
    const { session, held } = setUp();
    session.program.start(OTHER);
    session.applySuggestion(suggestion);
    expect(held()?.kind).toBe('suggestion');
    session.held.leave();
    expect(held()).toBeNull();
  });

  it('waits too while the session stands paused', async () => {
    const { host, session, played } = setUp();
    session.stopEverything();
    await host.advance(60_000);
    session.applySuggestion(suggestion);
    expect(played()).toBe('Sealed');
  });

  it('does not wait where it takes nothing’s place: a volume, or nothing at all', () => {
    const { session, played, held } = setUp();
    session.applySuggestion({ ...suggestion, masterAudioVolume: 0, sets: ['masterAudioVolume'] });
    session.applySuggestion({ ...suggestion, sets: [] });
    expect(session.$settings.get()).toEqual({
      ...DEMO_DEFAULTS,
      isOn: true,
      masterAudioVolume: 0,
    });
    expect(played()).toBe('Sealed');
    expect(held()).toBeNull();
  });

  it('is done to what the person has set, where it is an order', () => {
    const { session } = setUp();
    session.setStrength(0.2);
    expect(session.settingsInForce()).toBe(session.$settings.get());
    const order = { ...suggestion, globalModulationStrength: 0.05 };
    session.applySuggestion({ ...order, sets: ['globalModulationStrength'] });
    session.held.doNow();
    expect(session.$settings.get()).toEqual({ ...DEMO_DEFAULTS, globalModulationStrength: 0.05 });
  });

  it('never waits where it is for safety, and says that it ended the session', () => {
    const { session, played, held } = setUp();
    session.applySuggestion({ ...suggestion, source: 'safety' });
    expect(played()).toBeNull();
    expect(held()).toEqual({ kind: 'suggestion', stage: 'ended' });
  });
});
