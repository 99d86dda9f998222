import { describe, expect, it } from 'vitest';
import { OWN_PROGRAMS } from '../../program/own/own-programs.ts';
import type { Moment, Program } from '../../program/program.ts';
import type { Protocol } from './protocol.ts';
import { EXAMPLE_PROTOCOL } from './testing/example-protocol.ts';
import { NOTHING_PULSES, STEPS_TOGETHER, whyNotTestable, whyNotWith } from './why-not-testable.ts';

const pair = (slowHz: number, fastHz: number): Protocol => ({
  ...EXAMPLE_PROTOCOL,
  stimulus: { kind: 'pair', slowHz, fastHz },
});

const START: Moment = {
  slowHz: 2,
  fastHz: 6,
  strength: 0.5,
  hue: 243,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.5,
  sound: 'off',
  soundVolume: 0,
};

function program(start: Partial<Moment>, minutes = 30, to: Partial<Moment> = {}): Protocol {
  const tested: Program = {
    name: 'Tested',
    start: { ...START, ...start },
    course: [
      {
        kind: 'stage',
        lengthMs: 60_000 * minutes,
        curve: to.fastHz === undefined ? 'hold' : 'straight',
        to,
      },
    ],
    fadeMs: 0,
  };
  return { ...EXAMPLE_PROTOCOL, stimulus: { kind: 'program', program: tested } };
}

describe('a pair', () => {
  it.each([
    [2, 6, 'Square'],
    [2, 10, 'Square'],
    [3, 5, 'Square'],
    [2, 6, 'Triangle'],
    [2, 4, 'Sawtooth'],
    [2, 6.001, 'Square'],
  ] as const)('of %d and %d Hz as a %s is refused, since its sham has another mean', (...of) => {
    const [slowHz, fastHz, waveform] = of;
    expect(whyNotTestable(pair(slowHz, fastHz), waveform)).toBe(STEPS_TOGETHER);
  });

  it.each([
    [2, 6, 'Sine'],
    [2, 8, 'Square'],
    [1, 13, 'Square'],
    [3, 40, 'Square'],
    [2, 6.1, 'Square'],
    [0, 6, 'Square'],
  ] as const)('of %d and %d Hz as a %s makes a fair test', (slowHz, fastHz, waveform) => {
    expect(whyNotTestable(pair(slowHz, fastHz), waveform)).toBeNull();
  });
});

describe('a session', () => {
  const asNow = { waveform: 'Sine', strength: 0.5 } as const;

  it('of a pair does not begin where nothing of it would pulse', () => {
    const { stimulus } = pair(1, 13);
    expect(whyNotWith(asNow, stimulus)).toBeNull();
    expect(whyNotWith({ ...asNow, strength: 0 }, stimulus)).toBe(NOTHING_PULSES);
  });

  it('of a program has the strength and the waveform of that', () => {
    expect(whyNotWith({ waveform: 'Square', strength: 0 }, program({}).stimulus)).toBeNull();
  });
});

describe('a program', () => {
  it('has to last until a session counts', () => {
    expect(whyNotTestable(program({}, 20), 'Sine')).toBeNull();
    expect(whyNotTestable(program({}, 19), 'Sine')).toMatch(/ends after 19 minutes, .*20 minutes/u);
  });

  it('has to have a rhythm somewhere', () => {
    expect(whyNotTestable(program({ slowHz: 0, fastHz: 0 }), 'Sine')).toMatch(/has no rhythm/u);
    const late = program({ slowHz: 0, fastHz: 0 }, 30, { fastHz: 13 });
    expect(whyNotTestable(late, 'Sine')).toBeNull();
    expect(whyNotTestable(program({ strength: 0 }), 'Sine')).toMatch(/has no rhythm/u);
  });

  it('is looked at with its own waves, and only where it holds its rhythms', () => {
    expect(whyNotTestable(program({ waveform: 'Square' }), 'Sine')).toMatch(/share an overtone/u);
    expect(whyNotTestable(program({}), 'Square')).toBeNull();
    const glides = program({ waveform: 'Square' }, 30, { fastHz: 13 });
    expect(whyNotTestable(glides, 'Sine')).toBeNull();
  });

  it.each(OWN_PROGRAMS.map(({ program: { name }, program: own }) => [name, own] as const))(
    'of ours can be tested, or is too short: %s',
    (_, own) => {
      const why = whyNotTestable(
        { ...EXAMPLE_PROTOCOL, stimulus: { kind: 'program', program: own } },
        'Square',
      );
      expect(why ?? 'before a session counts').toMatch(/before a session counts/u);
    },
  );
});
