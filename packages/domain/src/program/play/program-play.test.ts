import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hzAt, phaseAt } from '../../rhythm/phase.ts';
import { exactCycles } from '../../rhythm/testing/exact-cycles.ts';
import type { Moment, Program, Stage } from '../program.ts';
import { arbitraryProgram, arbitraryStage } from '../testing/arbitrary-program.ts';
import { timelineOf } from '../timeline.ts';
import {
  beginPlay,
  exchanged,
  isOver,
  momentOfPlay,
  paused,
  phasesOfPlay,
  positionAt,
  type ProgramPlay,
  resumed,
  skippedBack,
  skippedOn,
  sought,
  tracksOfPlay,
} from './program-play.ts';
import { cyclesBetween, rhythmCourse } from './rhythm-course.ts';

const START: Moment = {
  slowHz: 1,
  fastHz: 10,
  strength: 0.4,
  hue: 190,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.1,
  sound: 'off',
  soundVolume: 0,
};

function program(course: readonly Stage[], fadeMs = 0): Program {
  return { name: 'One', start: START, course, fadeMs };
}

function stage(
  seconds: number,
  to: Partial<Moment> = {},
  curve: Stage['curve'] = 'straight',
): Stage {
  return { kind: 'stage', lengthMs: 1000 * seconds, curve, to };
}

const AT = 1000;
const TWO_MINUTES = program(
  [stage(60, { fastHz: 20 }), stage(60, { fastHz: 5 }, 'exponential')],
  10_000,
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

function turn(phase: number): number {
  return phase - Math.floor(phase);
}

function apart(a: number, b: number): number {
  const difference = Math.abs(turn(a) - turn(b));
  return Math.min(difference, 1 - difference);
}

function phasesApart(one: ProgramPlay, other: ProgramPlay, time: number): number {
  const a = phasesOfPlay(one, time);
  const b = phasesOfPlay(other, time);
  return Math.max(apart(a.slow, b.slow), apart(a.fast, b.fast));
}

describe('cyclesBetween', () => {
  it('is within a millionth of a cycle of the exact sum over a day of a thousand stages', () => {
    const course = fc
      .array(arbitraryStage(86_400), { minLength: 1000, maxLength: 1000 })
      .map((stages) => program(stages));
    for (const day of fc.sample(course, { numRuns: 5, seed: 21 })) {
      const timeline = timelineOf(day);
      for (const key of ['slowHz', 'fastHz'] as const) {
        const rhythm = rhythmCourse(timeline, key);
        let billionths = 0n;
        for (const glide of rhythm.glides) {
          billionths += BigInt(Math.round(exactCycles(glide, glide.lengthS) * 1e9));
        }
        const counted = cyclesBetween(rhythm, 0, timeline.lengthMs);
        expect(Math.abs(counted - Number(billionths) / 1e9)).toBeLessThan(1e-6);
      }
    }
  });

  it('is a day of 100 Hz to the last cycle', () => {
    const timeline = timelineOf(program([stage(86_400, { fastHz: 100 }, 'hold')]));
    expect(cyclesBetween(rhythmCourse(timeline, 'fastHz'), 0, 86_400_000)).toBe(8_640_000);
  });

  it('adds up, and counts backwards below 0', () => {
    fc.assert(
      fc.property(arbitraryProgram(), share, share, share, (one, a, b, c) => {
        const timeline = timelineOf(one);
        const rhythm = rhythmCourse(timeline, 'fastHz');
        const [from, over, to] = [a, b, c].map((x) => x * timeline.lengthMs) as [
          number,
          number,
          number,
        ];
        const sum = cyclesBetween(rhythm, from, over) + cyclesBetween(rhythm, over, to);
        expect(sum).toBeCloseTo(cyclesBetween(rhythm, from, to), 6);
        expect(cyclesBetween(rhythm, to, from)).toBeCloseTo(-cyclesBetween(rhythm, from, to), 9);
      }),
    );
  });
});

describe('a program that plays', () => {
  it('goes from its begin to its end and stands there', () => {
    const play = beginPlay(TWO_MINUTES, AT);
    expect([AT - 5, AT, AT + 65, AT + 500].map((time) => positionAt(play, time))).toEqual([
      0, 0, 65_000, 130_000,
    ]);
    expect([AT + 129, AT + 130].map((time) => isOver(play, time))).toEqual([false, true]);
    expect(momentOfPlay(play, AT + 30).fastHz).toBe(15);
    expect(phasesOfPlay(play, AT + 60)).toEqual({ slow: 60, fast: 900 });
  });

  it('stands while it is paused, and goes on in the same phase', () => {
    const still = paused(beginPlay(TWO_MINUTES, AT), AT + 12.34);
    expect(positionAt(still, AT + 1000)).toBeCloseTo(12_340, 6);
    expect(phasesOfPlay(still, AT + 1000)).toEqual(phasesOfPlay(still, AT + 12.34));
    const on = resumed(still, AT + 1000);
    expect(positionAt(on, AT + 1001)).toBeCloseTo(13_340, 6);
    expect(phasesApart(still, on, AT + 1000)).toBeLessThan(1e-9);
  });

  it('keeps its phases through every command, whenever it is given', () => {
    const commands = fc.constantFrom<(play: ProgramPlay, time: number, x: number) => ProgramPlay>(
      (play, time) => exchanged(play, TWO_MINUTES, time),
      paused,
      resumed,
      skippedOn,
      skippedBack,
      (play, time, x) => sought(play, time, x * play.timeline.lengthMs),
    );
    const given = fc.array(fc.tuple(commands, fc.double({ min: 0, max: 40, noNaN: true }), share), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(arbitraryProgram(), given, (one, list) => {
        let play = beginPlay(one, AT);
        let time = AT;
        for (const [command, later, x] of list) {
          time += later;
          const next = command(play, time, x);
          expect(phasesApart(play, next, time)).toBeLessThan(1e-6);
          play = next;
        }
      }),
    );
  });

  it('skips to the begins of stages and to the end', () => {
    const play = beginPlay(TWO_MINUTES, AT);
    const on = skippedOn(play, AT + 10);
    expect(positionAt(on, AT + 10)).toBe(60_000);
    expect(positionAt(skippedOn(skippedOn(on, AT + 11), AT + 12), AT + 12)).toBe(130_000);
    expect(positionAt(skippedBack(play, AT + 70), AT + 70)).toBe(60_000);
    expect(positionAt(skippedBack(play, AT + 62), AT + 62)).toBe(0);
    expect(positionAt(skippedBack(play, AT + 1), AT + 1)).toBe(0);
  });

  it('goes on as another program from the same place, playing or standing', () => {
    const longer = program([stage(60, { fastHz: 12 }), stage(600, { fastHz: 5 })], 10_000);
    const play = beginPlay(TWO_MINUTES, AT);
    const other = exchanged(play, longer, AT + 75);
    expect(positionAt(other, AT + 80)).toBeCloseTo(80_000, 6);
    expect(other.timeline.lengthMs).toBe(670_000);
    expect(phasesApart(play, other, AT + 75)).toBeLessThan(1e-9);
    const still = exchanged(paused(play, AT + 20), longer, AT + 75);
    expect(still.isPaused).toBe(true);
    expect(positionAt(still, AT + 80)).toBeCloseTo(20_000, 6);
  });

  it('fades where the other program is over by then, and is over where that has no fade', () => {
    const shorter = program([stage(30)], 10_000);
    const play = beginPlay(TWO_MINUTES, AT);
    expect(positionAt(exchanged(play, shorter, AT + 75), AT + 75)).toBe(30_000);
    expect(positionAt(exchanged(play, shorter, AT + 35), AT + 35)).toBeCloseTo(35_000, 6);
    expect(isOver(exchanged(play, program([stage(30)]), AT + 75), AT + 75)).toBe(true);
  });

  it('stays within the program wherever it is sent', () => {
    const play = beginPlay(TWO_MINUTES, AT);
    expect(sought(play, AT, -5).positionMs).toBe(0);
    expect(sought(play, AT, 1e9).positionMs).toBe(130_000);
  });

  it('takes a command that comes from before the latest one as given with it', () => {
    const still = paused(beginPlay(TWO_MINUTES, AT), AT + 20);
    expect(resumed(still, AT + 5)).toMatchObject({ at: AT + 20, positionMs: 20_000 });
  });
});

describe('tracksOfPlay', () => {
  it('are the phases of the play until their span ends, in every program', () => {
    fc.assert(
      fc.property(arbitraryProgram(), share, share, (one, where, along) => {
        const play = beginPlay(one, AT);
        const time = AT + (where * play.timeline.lengthMs) / 1000;
        const { slow, fast, until } = tracksOfPlay(play, time);
        const then = time + along * Math.min(3600, until - time);
        const phases = phasesOfPlay(play, then);
        expect(apart(phaseAt(slow, then), phases.slow)).toBeLessThan(1e-6);
        expect(apart(phaseAt(fast, then), phases.fast)).toBeLessThan(1e-6);
      }),
    );
  });

  it('say how fast a rhythm is, and stand while nothing moves', () => {
    const play = beginPlay(TWO_MINUTES, AT);
    const { fast, until } = tracksOfPlay(play, AT + 30);
    expect(until).toBe(AT + 60);
    expect(hzAt(fast, AT + 45)).toBe(17.5);
    const still = tracksOfPlay(paused(play, AT + 30), AT + 99);
    expect(still).toMatchObject({ until: Infinity, fast: { hz: 0 } });
    expect(tracksOfPlay(play, AT + 200)).toMatchObject({ until: Infinity, fast: { hz: 0 } });
  });
});
