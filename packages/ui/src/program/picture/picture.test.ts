import { hueOutsideRed } from '@overtone/domain/colour/guarded-hue';
import { momentAt } from '@overtone/domain/program/moment-at';
import type { Moment, Program, Stage } from '@overtone/domain/program/program';
import { arbitraryProgram } from '@overtone/domain/program/testing/arbitrary-program';
import { timelineOf } from '@overtone/domain/program/timeline';
import type { Curve } from '@overtone/domain/rhythm/curve';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandRows } from './band-rows.ts';
import { chirpOf, roundNumber } from './chirp.ts';
import { type Frame, hzAt, hzShare, msAt, xOf, yOf } from './frame.ts';
import { inkStops } from './ink.ts';
import { loopMarks } from './loop-marks.ts';
import { linePath, ribbonPath, WEIGHT, weightOf } from './ribbon.ts';
import { deliveredLine, rhythmLine, rhythmRisers } from './rhythm-line.ts';
import { stageBoxes } from './stage-boxes.ts';
import { snapStep, tickLabel, timeStep, timeTicks } from './time-ticks.ts';
import { widestZoom } from './widest-zoom.ts';

const MINUTE = 60_000;
const START: Moment = {
  slowHz: 1,
  fastHz: 6,
  strength: 0.2,
  hue: 30,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.1,
  sound: 'off',
  soundVolume: 0,
};

function stage(minutes: number, curve: Curve, to: Partial<Moment> = {}): Stage {
  return { kind: 'stage', lengthMs: minutes * MINUTE, curve, to };
}

function program(course: Program['course'], fadeMs = 0): Program {
  return { name: 'x', start: START, course, fadeMs };
}

function frameOf({ lengthMs }: { lengthMs: number }): Frame {
  return { width: 1000, height: 300, endMs: lengthMs };
}

function inFrame({ width, height }: Frame, { x, y }: { x: number; y: number }): boolean {
  const spare = 1e-9;
  return x >= -spare && x <= width + spare && y >= -spare && y <= height + spare;
}

describe('the frame', () => {
  const frame = { width: 1000, height: 300, endMs: 60_000 };

  it('has equal ratios at equal distances, from 0.1 Hz at the foot to 100 Hz at the top', () => {
    expect([0.1, 1, 10, 100].map((hz) => yOf(frame, hz))).toEqual([
      300,
      expect.closeTo(200, 9),
      expect.closeTo(100, 9),
      0,
    ]);
    expect(hzShare(0)).toBe(0);
    expect(hzShare(500)).toBe(1);
  });

  it('keeps a rhythm at an end of the range off its edge', () => {
    const inset = { ...frame, inset: 10 };
    expect([yOf(inset, 100), yOf(inset, 0.1)]).toEqual([10, 290]);
    expect(hzAt(inset, 290)).toBeCloseTo(0.1, 9);
  });

  it('reads what it draws', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 100, noNaN: true }), fc.nat(60_000), (hz, ms) => {
        expect(hzAt(frame, yOf(frame, hz))).toBeCloseTo(hz, 9);
        expect(msAt(frame, xOf(frame, ms))).toBeCloseTo(ms, 6);
      }),
    );
    expect(hzAt(frame, -50)).toBeCloseTo(100, 9);
    expect(hzAt(frame, 900)).toBeCloseTo(0.1, 9);
  });

  it('has every band that a rhythm can be in, one above the other', () => {
    const rows = bandRows(frame);
    expect(rows.map(({ name }) => name)).toEqual([
      'Gamma',
      'Beta',
      'Alpha',
      'Theta',
      'Delta',
      'InfraLow',
      'Breath',
    ]);
    expect(rows[0]?.top).toBe(0);
    expect(rows.at(-1)?.bottom).toBe(300);
    for (const [index, { bottom }] of rows.slice(0, -1).entries()) {
      expect(rows[index + 1]?.top).toBeCloseTo(bottom, 9);
    }
  });
});

describe('the axis of time', () => {
  it.each([
    [3, 1000, ['0', '15 s', '30 s', '45 s', '1 min', '1:15']],
    [31, 1000, ['0', '5 min', '10 min', '15 min']],
    [31, 320, ['0', '10 min', '20 min']],
    [90, 1000, ['0', '10 min', '20 min', '30 min', '40 min', '50 min', '1 h']],
    [24 * 60, 1000, ['0', '2 h', '4 h', '6 h']],
    [24 * 60, 320, ['0', '6 h', '12 h', '18 h']],
  ])('of %s minutes on %s pixels counts as a person does', (minutes, width, begin) => {
    const ticks = timeTicks({ width, height: 1, endMs: minutes * MINUTE });
    const labels = ticks.flatMap(({ label }) => label ?? []);
    expect(labels.slice(0, begin.length)).toEqual(begin);
  });

  it('never lets two labels touch, from a second to a day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 86_400_000 }),
        fc.integer({ min: 240, max: 2000 }),
        (endMs, width) => {
          const frame = { width, height: 1, endMs };
          const named = timeTicks(frame).filter(({ label }) => label !== null);
          expect(named.length).toBeGreaterThan(0);
          const { labelled, between } = timeStep(frame);
          expect(xOf(frame, labelled)).toBeGreaterThanOrEqual(67.9);
          expect(labelled % between).toBe(0);
        },
      ),
    );
  });

  it('says hours, minutes and seconds', () => {
    expect(
      [0, 45_000, 90_000, 25 * MINUTE, 60 * MINUTE, 90 * MINUTE].map((ms) => tickLabel(ms)),
    ).toEqual(['0', '45 s', '1:30', '25 min', '1 h', '1 h 30']);
  });

  it('says no time twice, however far what is longer than an hour is zoomed', () => {
    const frame = { width: 51_200, height: 1, endMs: 90 * MINUTE };
    const labels = timeTicks(frame).flatMap(({ label }) => label ?? []);
    expect(labels).toContain('1:15:30');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('lets a drag keep to round times', () => {
    expect(snapStep({ width: 1000, endMs: 31 * MINUTE })).toBe(10_000);
    expect(snapStep({ width: 1000, endMs: 180_000 })).toBe(1000);
    expect(snapStep({ width: 1000, endMs: 86_400_000 })).toBe(10 * MINUTE);
  });
});

describe('a rhythm’s line', () => {
  it('runs forwards, in the frame, and is exact at the ends of every stage', () => {
    fc.assert(
      fc.property(
        arbitraryProgram(),
        fc.constantFrom('slowHz' as const, 'fastHz' as const),
        (one, key) => {
          const timeline = timelineOf(one);
          const frame = frameOf(timeline);
          const points = rhythmLine(frame, timeline, key).flat();
          for (const [index, point] of points.entries()) {
            expect(inFrame(frame, point)).toBe(true);
            expect(point.x).toBeGreaterThanOrEqual(points[index - 1]?.x ?? 0);
          }
          for (const { startMs, lengthMs, from, to } of timeline.spans) {
            for (const [ms, moment] of [
              [startMs, from],
              [startMs + lengthMs, to],
            ] as const) {
              if (moment[key] === 0) continue;
              const [x, y] = [xOf(frame, ms), yOf(frame, moment[key])];
              expect(
                points.some((at) => Math.abs(at.x - x) < 1e-6 && Math.abs(at.y - y) < 1e-9),
              ).toBe(true);
            }
          }
        },
      ),
    );
  });

  it.each(['straight', 'exponential', 'smooth', 'hold'] as const)(
    'is where a %s way is, within a quarter of a pixel',
    (curve) => {
      const timeline = timelineOf(program([stage(30, curve, { fastHz: 60, strength: 0.9 })]));
      const frame = frameOf(timeline);
      const run = rhythmLine(frame, timeline, 'fastHz')[0] ?? [];
      for (let x = 0.5; x < 1000; x += 0.5) {
        const after = run.findIndex((point) => point.x >= x);
        const [left, right] = [run[after - 1], run[after]];
        if (!left || !right) throw new Error('The run has a gap.');
        const share = (x - left.x) / (right.x - left.x);
        const drawn = left.y + share * (right.y - left.y);
        expect(
          Math.abs(drawn - yOf(frame, momentAt(timeline, msAt(frame, x)).fastHz)),
        ).toBeLessThan(0.25);
      }
    },
  );

  it('is one straight line where the way is exponential', () => {
    const timeline = timelineOf(program([stage(30, 'exponential', { fastHz: 2 })]));
    expect(rhythmLine(frameOf(timeline), timeline, 'fastHz')).toEqual([
      [
        { x: 0, y: expect.closeTo(122.18, 1), strength: 0.2 },
        { x: 1000, y: expect.closeTo(169.9, 1), strength: 0.2 },
      ],
    ]);
  });

  it('breaks off where the rhythm is off, and where it jumps', () => {
    const timeline = timelineOf(
      program([
        stage(5, 'hold'),
        stage(5, 'hold', { fastHz: 0 }),
        stage(5, 'hold', { fastHz: 20 }),
        stage(5, 'hold', { fastHz: 10 }),
      ]),
    );
    const runs = rhythmLine(frameOf(timeline), timeline, 'fastHz');
    expect(runs.map((run) => [run[0]?.x, run.at(-1)?.x])).toEqual([
      [0, 250],
      [500, 750],
      [750, 1000],
    ]);
    expect(rhythmLine(frameOf(timeline), timeline, 'slowHz')).toHaveLength(1);
    const [leap, ...more] = rhythmRisers(frameOf(timeline), timeline, 'fastHz');
    expect(leap).toEqual({ x: 750, fromY: runs[1]?.at(-1)?.y, toY: runs[2]?.[0]?.y });
    expect(leap?.fromY).toBeLessThan(leap?.toY ?? 0);
    expect(more).toEqual([]);
    expect(rhythmRisers(frameOf(timeline), timeline, 'slowHz')).toEqual([]);
  });

  it('shows what is delivered only where that is something else', () => {
    const timeline = timelineOf(program([stage(10, 'straight', { fastHz: 40 })]));
    const runs = deliveredLine(frameOf(timeline), timeline, 'fastHz', (hz) =>
      hz > 27 ? hz / 3 : hz,
    );
    expect(runs).toHaveLength(1);
    expect(runs[0]?.[0]?.x).toBeCloseTo(618, -1);
    expect(runs[0]?.at(-1)?.x).toBe(1000);
    expect(deliveredLine(frameOf(timeline), timeline, 'fastHz', (hz) => hz)).toEqual([]);
    const leaping = (hz: number) => (hz > 33 ? hz / 3 : hz / 2);
    const [halves, thirds] = deliveredLine(frameOf(timeline), timeline, 'fastHz', leaping);
    expect(halves?.at(-1)?.y).toBeLessThan(thirds?.[0]?.y ?? 0);
  });
});

describe('the ribbon', () => {
  it('is as thick as the program is strong', () => {
    expect(weightOf(0)).toBe(WEIGHT.least);
    expect(weightOf(1)).toBe(WEIGHT.most);
    const run = [
      { x: 0, y: 50, strength: 1 },
      { x: 100, y: 50, strength: 0 },
    ];
    expect(ribbonPath(run)).toBe('M0 45.5L100 49.6L100 50.4L0 54.5Z');
    expect(linePath(run)).toBe('M0 50L100 50');
    expect(ribbonPath([]) + linePath([])).toBe('');
  });
});

describe('the ink', () => {
  it('has the hue of every moment, sudden ones too', () => {
    const timeline = timelineOf(
      program([
        stage(10, 'hold'),
        stage(10, 'hold', { hue: 150 }),
        stage(20, 'straight', { hue: 126 }),
      ]),
    );
    expect(inkStops(timeline, 600)).toEqual([
      { at: 0, hue: 30 },
      { at: 0.25, hue: 30 },
      { at: 0.25, hue: 150 },
      { at: 0.5, hue: 150 },
      { at: 0.75, hue: 138 },
      { at: 1, hue: 126 },
    ]);
  });

  it('is two stops in eight pixels at most, so that a thousand hues are not a thousand stops', () => {
    const hues = Array.from({ length: 1000 }, (_, i) => stage(1, 'hold', { hue: (i * 7) % 360 }));
    const stops = inkStops(timelineOf(program(hues)), 640);
    expect(stops.length).toBeLessThanOrEqual(2 * (640 / 8 + 1));
    expect(stops[0]).toEqual({ at: 0, hue: 0 });
    expect(stops.at(-1)).toEqual({ at: 1, hue: (999 * 7) % 360 });
  });

  it('is what Flash guard shows, and leaps where that leaps over red', () => {
    const timeline = timelineOf(
      program([stage(10, 'hold', { hue: 0 }), stage(10, 'straight', { hue: 300 })]),
    );
    const stops = inkStops(timeline, 600, hueOutsideRed);
    expect(stops[0]).toEqual({ at: 0, hue: 40 });
    for (const { hue } of stops) {
      expect(hue).toBeGreaterThanOrEqual(40);
      expect(hue).toBeLessThanOrEqual(320);
    }
    const leap = stops.findIndex(({ hue }) => hue === 320);
    // From 0 on down 320 is nearer than 40.
    expect(stops[leap - 1]?.hue).toBe(40);
    expect(stops[leap]?.at).toBe(stops[leap - 1]?.at);
    expect(stops[leap]?.at).toBeCloseTo(0.5, 3);
    expect(stops.at(-1)).toEqual({ at: 1, hue: 300 });
  });

  it('is two stops where the hue stays', () => {
    expect(
      inkStops(timelineOf(program([stage(1, 'hold'), stage(1, 'smooth')], 60_000)), 600),
    ).toEqual([
      { at: 0, hue: 30 },
      { at: 1, hue: 30 },
    ]);
  });
});

describe('what is zoomed', () => {
  const night = (seconds: number) =>
    timelineOf(
      program([{ ...stage(0, 'hold'), lengthMs: seconds * 1000 }, stage(480, 'exponential')]),
    );

  it('is so wide at the widest that the shortest stage of a night can be held by its border', () => {
    for (const seconds of [10, 60, 600]) {
      const timeline = night(seconds);
      const widest = widestZoom(timeline, { seenMs: timeline.lengthMs, seenPx: 640 });
      expect(((seconds * 1000) / timeline.lengthMs) * 640 * widest).toBeGreaterThanOrEqual(24);
    }
    expect(widestZoom(night(3600), { seenMs: 32_400_000, seenPx: 640 })).toBe(16);
    expect(widestZoom(night(1), { seenMs: 86_400_000, seenPx: 640 })).toBe(4096);
  });

  it('has marks and waves where it is seen, the same as without', () => {
    const timeline = night(600);
    const frame = { width: 64_000, height: 300, endMs: timeline.lengthMs };
    const seen = { fromPx: 10_000, toPx: 12_000 };
    const isSeen = (x: number) => x >= seen.fromPx && x <= seen.toPx;
    const ticks = timeTicks(frame, seen);
    expect(ticks.length).toBeLessThan(200);
    expect(timeTicks(frame).filter(({ ms }) => isSeen(xOf(frame, ms)))).toEqual(
      ticks.filter(({ ms }) => isSeen(xOf(frame, ms))),
    );
    const { curve } = chirpOf(timeline, 64_000, seen);
    expect(curve.length).toBeLessThan(3100);
    const whole = chirpOf(timeline, 64_000).curve;
    expect(whole.filter(({ x }) => isSeen(x * 64_000))).toEqual(
      curve.filter(({ x }) => isSeen(x * 64_000)),
    );
  });
});

describe('the whole as one stroke', () => {
  it('draws the exact cycles, so many to a wave', () => {
    const { curve, cyclesAWave } = chirpOf(
      timelineOf(program([stage(30, 'exponential', { fastHz: 2 })])),
      600,
    );
    expect(cyclesAWave).toBe(200);
    expect(curve.every(({ x, y }) => x >= 0 && x <= 1 && Math.abs(y) <= 1)).toBe(true);
    expect(curve[0]).toEqual({ x: 0, y: 0 });
  });

  it('counts in round numbers', () => {
    expect([0.3, 1, 1.2, 3, 7, 130].map(roundNumber)).toEqual([1, 1, 2, 5, 10, 200]);
  });
});

describe('stages and loops', () => {
  const looped = program([
    stage(5, 'hold'),
    { kind: 'loop', times: 3, course: [stage(2, 'hold'), stage(1, 'smooth', { fastHz: 9 })] },
    stage(4, 'hold'),
  ]);

  it('are held where they play first', () => {
    const boxes = stageBoxes(timelineOf(looped));
    expect(boxes.map(({ stage: number, startMs }) => [number, startMs / MINUTE])).toEqual([
      [0, 0],
      [1, 5],
      [2, 7],
      [3, 14],
    ]);
  });

  it('are marked over all their passes', () => {
    expect(loopMarks(looped.course)).toEqual([
      { place: [1], startMs: 5 * MINUTE, passMs: 3 * MINUTE, times: 3, depth: 0 },
    ]);
  });
});
