import {
  beginPlay,
  exchanged,
  momentOfPlay,
  paused,
  phasesOfPlay,
  positionAt,
  type ProgramPlay,
  resumed,
  skippedBack,
  skippedOn,
  sought,
} from '@overtone/domain/program/play/program-play';
import type { Moment, Program, Stage } from '@overtone/domain/program/program';
import { phaseAt } from '@overtone/domain/rhythm/phase';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { createManualClock } from '@overtone/testkit/manual-clock';
import { manualSessionClock } from '@overtone/testkit/manual-session-clock';
import { describe, expect, it } from 'vitest';
import { createSoundSide, type Performance } from './sound-side.ts';

const START: Moment = {
  slowHz: 1,
  fastHz: 40,
  strength: 0.4,
  hue: 190,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.5,
  sound: 'off',
  soundVolume: 0,
};

function stage(seconds: number, curve: Stage['curve'], to: Partial<Moment>): Stage {
  return { kind: 'stage', lengthMs: 1000 * seconds, curve, to };
}

const PROGRAM: Program = {
  name: 'Down and up',
  start: START,
  course: [
    stage(30, 'exponential', { fastHz: 6, strength: 0.8 }),
    stage(10, 'hold', { fastHz: 9, hue: 100 }),
    stage(20, 'smooth', { fastHz: 33 }),
  ],
  fadeMs: 5000,
};

const ON = { ...DEMO_DEFAULTS, isOn: true, masterAudioVolume: 0.3 };
const OFF = { ...ON, isOn: false };

/** A silent engine on a 60 Hz screen, in virtual time, whose timers come `lateMs` late. */
function setUp(lateMs = 0) {
  const clock = createManualClock(5000);
  const told: Performance[] = [];
  const side = createSoundSide({
    load: () => Promise.reject(new Error('no sound here')),
    onProblem: () => undefined,
    settings: DEMO_DEFAULTS,
    clock: manualSessionClock(
      { ...clock, after: (delayMs, run) => clock.after(delayMs + lateMs, run) },
      { s: 0 },
    ),
    light: 'off',
    lightUnder: () => ({}),
    perform: (performance) => void told.push(performance),
  });
  side.screenIs({ refreshHz: 60, isSteady: true });
  const play = { now: beginPlay(PROGRAM, side.time()) };
  const apply = (next: ProgramPlay, isOn = true) => {
    play.now = next;
    side.apply(isOn ? ON : OFF, next);
  };
  /** Phases that are performed now. */
  const phases = () => {
    const { global, centre } = side.signal();
    return { slow: global.sound, fast: centre.sound, light: centre.light };
  };
  return { clock, side, told, play, apply, phases };
}

function apart(one: number, other: number): number {
  return Math.abs(one - other - Math.round(one - other));
}

describe('a program', () => {
  it('is performed on its analytic phase throughout, light in whole fractions of it', () => {
    const { clock, side, play, apply, phases } = setUp();
    apply(play.now);
    const begun = phases();
    const at = phasesOfPlay(play.now, side.time());
    for (let i = 0; i < 640; i += 1) {
      clock.advance(100);
      const now = phases();
      const wanted = phasesOfPlay(play.now, side.time());
      expect(apart(now.fast - begun.fast, wanted.fast - at.fast)).toBeLessThan(1e-6);
      expect(apart(now.slow - begun.slow, wanted.slow - at.slow)).toBeLessThan(1e-6);
    }
  });

  it('shows each whole fraction in turn, in step with the sound, each until its own border', () => {
    const { clock, side, play, apply, phases } = setUp();
    apply(play.now);
    const divisors: number[] = [];
    clock.advance(2000);
    for (let i = 0; i < 270; i += 1) {
      clock.advance(100);
      const { fast, light } = phases();
      const { lightHz } = side.signal().centre;
      expect(lightHz).toBeLessThanOrEqual(27);
      const shown = [3, 2, 1].find((by) => apart(fast / by, light) < 1e-6);
      expect(shown, `at ${clock.now()} ms`).toBeDefined();
      if (shown) divisors.push(shown);
    }
    expect(new Set(divisors)).toEqual(new Set([3, 2, 1]));
  });

  it('performs what it asks for, no louder than the person wants it', () => {
    const { clock, side, play, apply } = setUp();
    apply(play.now);
    clock.advance(15_000);
    const { strength, hue } = momentOfPlay(play.now, side.time());
    const { settings } = side.performance();
    expect(settings.globalModulationStrength).toBeCloseTo(strength, 2);
    expect(settings.visualHue).toBe(hue);
    expect(settings.masterAudioVolume).toBe(0.3);
    clock.advance(15_200);
    expect(side.performance().settings).toMatchObject({ visualHue: 100, centerModulationHz: 9 });
  });

  it('keeps both phases over a pause, and stands meanwhile', () => {
    const { clock, side, play, apply, phases } = setUp();
    apply(play.now);
    clock.advance(12_345);
    const before = phases();
    apply(paused(play.now, side.time()), false);
    clock.advance(600_000);
    expect(positionAt(play.now, side.time())).toBeCloseTo(12_345, 6);
    apply(resumed(play.now, side.time()));
    const after = phases();
    expect(apart(after.fast, before.fast)).toBeLessThan(1e-5);
    expect(apart(after.slow, before.slow)).toBeLessThan(1e-5);
    expect(
      apart(after.light * side.state.get().plan.centre.light.divisor, after.fast),
    ).toBeLessThan(1e-4);
  });

  it.each([
    ['sought', (play: ProgramPlay, now: number) => sought(play, now, 52_000)],
    ['skipped on', skippedOn],
    ['skipped back', skippedBack],
  ] as const)('keeps both phases when it is %s, and light joins within a second', (_, change) => {
    const { clock, side, play, apply, phases } = setUp();
    apply(play.now);
    clock.advance(33_333);
    const before = phases();
    apply(change(play.now, side.time()));
    const after = phases();
    expect(apart(after.fast, before.fast)).toBeLessThan(1e-4);
    expect(apart(after.slow, before.slow)).toBeLessThan(1e-5);
    expect(apart(after.light, before.light)).toBeLessThan(1e-4);
    clock.advance(1500);
    const { divisor } = side.state.get().plan.centre.light;
    const joined = phases();
    expect(apart(joined.fast / divisor, joined.light)).toBeLessThan(1e-5);
  });

  it.each([
    ['in a stage', 12_345],
    ['just before a border that light and sound already know', 29_950],
    ['just behind one', 30_010],
  ])('goes on in its phases %s where it is changed while it plays', (_, atMs) => {
    const { clock, side, play, apply, phases } = setUp();
    const [first, second, third] = PROGRAM.course;
    if (!first || !second || !third) throw new Error('There are three stages.');
    const other: Program = { ...PROGRAM, course: [first, second, third, stage(9, 'hold', {})] };
    apply(play.now);
    clock.advance(atMs);
    const before = phases();
    const old = play.now;
    const at = side.time();
    apply(exchanged(old, other, at));
    for (const laterMs of [0, 20, 70, 400]) {
      clock.advance(laterMs);
      const gone = phasesOfPlay(old, side.time());
      const then = phasesOfPlay(old, at);
      const now = phases();
      expect(apart(now.fast - before.fast, gone.fast - then.fast)).toBeLessThan(1e-4);
      expect(apart(now.slow - before.slow, gone.slow - then.slow)).toBeLessThan(1e-4);
    }
    clock.advance(1000);
    const { divisor } = side.state.get().plan.centre.light;
    expect(apart(phases().fast / divisor, phases().light)).toBeLessThan(1e-5);
  });

  it('is on its phase on a page that is hidden, whose timers come a second late', () => {
    const { clock, side, play, apply, phases } = setUp(1000);
    apply(play.now);
    const begun = phases();
    const at = phasesOfPlay(play.now, side.time());
    for (const seconds of [10, 10, 15, 15, 10]) {
      clock.advance(1000 * seconds);
      const wanted = phasesOfPlay(play.now, side.time());
      expect(apart(phases().fast - begun.fast, wanted.fast - at.fast)).toBeLessThan(1e-6);
    }
  });

  it('keeps the phase of the sound when the screen is another, and the light stays in step', () => {
    const { clock, side, play, apply, phases } = setUp();
    apply(play.now);
    clock.advance(7000);
    const before = phases();
    side.screenIs({ refreshHz: 144, isSteady: true });
    expect(apart(phases().fast, before.fast)).toBeLessThan(1e-9);
    clock.advance(1500);
    const { fast, light } = phases();
    expect(apart(fast, light)).toBeLessThan(1e-6);
  });

  it('goes on where it stood when sound and light were shut down', () => {
    const { clock, side, play, apply } = setUp();
    apply(play.now);
    clock.advance(5000);
    const before = side.time();
    side.close();
    expect(side.time()).toBeCloseTo(before, 9);
    apply(resumed(paused(play.now, before), side.time()));
    clock.advance(1000);
    expect(positionAt(play.now, side.time())).toBeCloseTo(6000, 3);
  });

  it('waits for nothing while it stands, once it is over, and when it is let go', () => {
    const { clock, side, play, apply } = setUp();
    expect(clock.waiting).toBe(0);
    apply(play.now);
    expect(clock.waiting).toBe(1);
    apply(paused(play.now, side.time()), false);
    expect(clock.waiting).toBe(0);
    apply(resumed(play.now, side.time()));
    clock.advance(70_000);
    expect(clock.waiting).toBe(0);
    side.apply(ON);
    expect(side.performance().settings).toEqual(ON);
  });

  it('tells the light nothing while nothing of it changes', () => {
    const { clock, told, apply, side } = setUp();
    const still: Program = { ...PROGRAM, course: [stage(3600, 'straight', { fastHz: 6 })] };
    apply(beginPlay(still, side.time()));
    const before = told.length;
    clock.advance(60_000);
    expect(told.length).toBe(before);
  });
});

const END_S = 60;

describe('a blind play', () => {
  const read = (hasBeat: boolean) => {
    const { clock, side } = setUp();
    const laws = {
      slow: { hasBeat, seed: '00112233445566778899aabbccddeeff' },
      fast: { hasBeat, seed: 'ffeeddccbbaa99887766554433221100' },
    };
    side.apply(ON, beginPlay(PROGRAM, side.time(), laws));
    const seen = Array.from({ length: 60 }, () => {
      clock.advance(997);
      return { signal: side.signal(), plan: side.state.get().plan };
    });
    return { seen, tracks: side.performance().tracks };
  };

  it('is read the same whatever its laws are, though it is played otherwise', () => {
    const [real, sham] = [read(true), read(false)];
    expect(sham.seen).toEqual(real.seen);
    const phase = ({ tracks }: typeof real) => phaseAt(tracks.centre.sound, END_S);
    expect(apart(phase(sham), phase(real))).toBeGreaterThan(0.01);
  });
});
