import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChanged, readProgram } from './check-program.ts';
import { courseSize } from './count-stages.ts';
import { normalForm } from './normal-form.ts';
import type { Moment, Program, Step } from './program.ts';
import { arbitraryProgram, arbitraryStage } from './testing/arbitrary-program.ts';
import { programLengthMs, timelineOf } from './timeline.ts';

const START: Moment = {
  slowHz: 3,
  fastHz: 15,
  strength: 0.4,
  hue: 190,
  carrierHz: 205,
  waveform: 'Sine',
  volume: 0.1,
  sound: 'off',
  soundVolume: 0.015,
};

function program(course: readonly Step[], more: Partial<Program> = {}): Program {
  return { name: 'One', start: START, course, fadeMs: 0, ...more };
}

function stage(to: Partial<Moment>, more: object = {}): Step {
  return { kind: 'stage', lengthMs: 60_000, curve: 'straight', to, ...more };
}

function loop(times: number, ...course: Step[]): Step {
  return { kind: 'loop', times, course };
}

function refusal(value: unknown): string {
  const read = readProgram(value);
  return read.ok ? 'accepted' : read.reason.join(' ');
}

describe('readProgram', () => {
  it('accepts what the arbitrary programs are', () => {
    fc.assert(
      fc.property(arbitraryProgram(), (one) => {
        expect(readProgram(one).ok).toBe(true);
      }),
    );
  });

  it.each([
    [
      'a slow rhythm out of range',
      program([stage({ slowHz: 0.05 })]),
      'Stage 1: The slow rhythm is 0.1–100 Hz, or 0 for none.',
    ],
    [
      'a fast one',
      program([stage({ fastHz: 100.1 })]),
      'Stage 1: The fast rhythm is 0.1–100 Hz, or 0 for none.',
    ],
    ['a rhythm that is no number', program([stage({ fastHz: Number.NaN })]), 'The fast rhythm is'],
    [
      'a slow rhythm above the fast one',
      program([stage({ slowHz: 16 })]),
      'Stage 1: the slow rhythm (16 Hz) must be below the fast one (15 Hz).',
    ],
    ['equal ones', program([stage({}), stage({ slowHz: 15 })]), 'Stage 2: the slow rhythm (15 Hz)'],
    [
      'ones that differ by less than can be written',
      program([stage({ slowHz: 14.99999 })]),
      'Stage 1: the slow rhythm',
    ],
    [
      'a rhythm that is left behind until it goes',
      program([stage({ slowHz: 0, fastHz: 2 })]),
      'Stage 1: the slow rhythm (3 Hz) must be below the fast one (2 Hz).',
    ],
    [
      'a slow rhythm that comes in above the fast one and is passed by it',
      program([
        stage({ slowHz: 0, fastHz: 2 }, { curve: 'hold' }),
        stage({ slowHz: 3, fastHz: 10 }),
      ]),
      'Stage 2: the slow rhythm (3 Hz) must be below the fast one (2 Hz).',
    ],
    [
      'a fast rhythm that falls below on the second pass',
      program([
        loop(
          2,
          stage({ fastHz: 20 }),
          stage({ slowHz: 17 }),
          stage({ slowHz: 3, fastHz: 15 }, { curve: 'hold' }),
          stage({ slowHz: 16, fastHz: 17 }),
          stage({ fastHz: 15.5 }),
        ),
      ]),
      'Stage 5: the slow rhythm (16 Hz)',
    ],
    [
      'a day and a second',
      program([loop(24, stage({}, { lengthMs: 3_600_000 }))], { fadeMs: 1000 }),
      'It takes 24:00:01, its fade included; a program ends within 24 hours.',
    ],
    [
      'a thousand and one stages',
      program([loop(7, loop(11, loop(13, stage({}, { lengthMs: 1000 }))))], {}),
      'With its loops unfolded it has 1,001 stages; at most 1,000 play.',
    ],
    [
      'as many without a loop',
      program(Array.from({ length: 1001 }, () => stage({}, { lengthMs: 1000 }))),
      'A program has at most 1000 stages.',
    ],
    [
      'a volume in a stage behind a loop',
      program([stage({}), loop(2, stage({}), loop(2, stage({}))), stage({ volume: 1.5 })]),
      'Stage 4: The volume is 0–100%.',
    ],
    [
      'a strength within a loop',
      program([stage({}), loop(2, stage({}), stage({ strength: 40 }))]),
      'Stage 3: The strength is 0–100%.',
    ],
    [
      'loops that come to more than can be counted',
      program([loop(1000, loop(1000, loop(1000, loop(1000, stage({})))))]),
      '1,000,000,000,000 stages',
    ],
    [
      'five loops in each other',
      program([loop(1, loop(1, loop(1, loop(1, loop(1, stage({}))))))]),
      'The loop from stage 1 on: A course',
    ],
    [
      'a loop of no times',
      program([loop(0, stage({}))]),
      'The loop from stage 1 on: A loop plays 1 to 1000 times.',
    ],
    ['no stages', program([]), 'A course needs at least one stage.'],
    [
      'a stage shorter than a second',
      program([stage({}), stage({}, { lengthMs: 999 })]),
      'Stage 2: A stage takes 1 second to 24 hours.',
    ],
    [
      'part milliseconds',
      program([stage({}, { lengthMs: 1000.5 })]),
      'Stage 1: A length in data is a whole number of milliseconds.',
    ],
    [
      'an empty name',
      program([stage({})], { name: '  ' }),
      'A program’s name has 1 to 80 characters, on one line.',
    ],
    ['a name on two lines', program([stage({})], { name: 'a\nb' }), 'A program’s name'],
    [
      'a strange curve',
      program([stage({}, { curve: 'wobble' })]),
      'Stage 1: A stage gets there in one of these ways: hold, straight, exponential, smooth.',
    ],
    ['what is no program', {}, 'This is not a program: it has neither a “start” nor a “course”.'],
    [
      'what other software saved',
      { name: 'x', dependencies: {}, scripts: { start: '' } },
      'Open what was saved here as text, a link to a program, or an .sbg file.',
    ],
    ['no data', null, 'This is not a program'],
    [
      'a program without its start',
      { name: 'One', course: [stage({})], fadeMs: 0 },
      'A program says under “start” what stands at its beginning, value by value.',
    ],
    [
      'a stage that says nothing of its end',
      program([{ kind: 'stage', lengthMs: 1000, curve: 'hold' } as unknown as Step]),
      'Stage 1: A stage says under “to” what stands at its end; {} where nothing changes.',
    ],
    [
      'a value that there is not',
      program([stage({ volumes: 1, pan: 2 } as object)]),
      'Stage 1: A program has no use for “volumes”, “pan” here; leave it out.',
    ],
  ])('refuses %s with a sentence', (_, value, sentence) => {
    expect(refusal(value)).toContain(sentence);
  });

  it('refuses a pair that stays the wrong way round once', () => {
    expect(refusal(program([stage({ slowHz: 16 }), stage({}), stage({})]))).toBe(
      'Stage 1: the slow rhythm (16 Hz) must be below the fast one (15 Hz).',
    );
  });

  it('looks at how values go together only where each is in its range', () => {
    // With more rounds, unfolding it would not come to an end.
    const endless = program([stage({ slowHz: 16 }), loop(1_000_000)]);
    expect(refusal(endless)).toBe(
      'Stage 2: A loop plays 1 to 1000 times. Stage 2: A course needs at least one stage.',
    );
  });

  it('says nothing but sentences of ours, whatever is spoilt', () => {
    const values = [undefined, null, 0, -1e300, 'x', [], {}, [{}], true];
    const paths = ['start', 'course', 'name', 'fadeMs', 'start.hue', 'start.sound', 'start.pan'];
    const ofSteps = ['', '.kind', '.to', '.to.hue', '.to.pan', '.lengthMs', '.curve', '.more'];
    const all = [
      ...paths,
      ...ofSteps.flatMap((end) => [`course.0${end}`, `course.1.course.0${end}`]),
    ];
    for (const path of [...all, 'course.1.times', 'course.1.course']) {
      for (const value of values) {
        const spoilt = structuredClone(program([stage({ hue: 1 }), loop(2, stage({ hue: 2 }))]));
        const keys = path.split('.');
        const last = keys.pop() ?? '';
        const place = keys.reduce<object>((at, key) => Reflect.get(at, key), spoilt);
        Reflect.set(place, last, value);
        expect(refusal(spoilt), path).not.toMatch(/invalid|unrecognized|expected|received/iu);
      }
    }
  });

  it('refuses what is no program at all, and says little about much', () => {
    for (const value of [null, 7, 'program', [], {}, { course: [[[[]]]] }]) {
      expect(readProgram(value).ok).toBe(false);
    }
    const many = Array.from({ length: 1000 }, () => stage({ fastHz: 200 }));
    expect(refusal(program(many)).split('. ').length).toBeLessThan(25);
  });
});

describe('readChanged', () => {
  /** A stage in range or not. */
  const spoilt = fc.record({
    kind: fc.constant('stage' as const),
    lengthMs: fc.oneof(fc.integer({ min: -1, max: 90_000_000 }), fc.double()),
    curve: fc.constant('smooth' as const),
    to: fc.record(
      { slowHz: fc.double(), fastHz: fc.double({ min: 0, max: 4 }) },
      { requiredKeys: [] },
    ),
  });
  const steps = fc.array(fc.oneof(arbitraryStage(60_000), spoilt), { maxLength: 3 });

  /** What the whole check says, of what is wrong the first. */
  const first = (value: Program) => {
    const read = readProgram(value);
    return read.ok ? read : { ok: false, reason: read.reason[0] };
  };

  it('says of a program that was changed what readProgram says of it first', () => {
    fc.assert(
      fc.property(arbitraryProgram(), fc.nat(8), fc.nat(3), steps, (before, at, count, put) => {
        const course = before.course.toSpliced(at, count, ...put);
        fc.pre(course.length > 0);
        const after = { ...before, course };
        expect(readChanged(after, before)).toEqual(first(after));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves the steps that nobody changed the same objects, and refuses a bad name, start or fade beside them', () => {
    const before = program([stage({ fastHz: 20 }), loop(2, stage({})), stage({})]);
    const read = readChanged(
      { ...before, course: before.course.with(2, stage({ hue: 10 })) },
      before,
    );
    const course = read.ok ? read.value.course : [];
    expect(course[0]).toBe(before.course[0]);
    expect(course[1]).toBe(before.course[1]);
    expect(course[2]).toEqual(stage({ hue: 10 }));
    for (const more of [{ name: '' }, { fadeMs: -1 }, { start: { ...START, hue: 400 } }]) {
      const after = { ...before, ...more };
      expect(readChanged(after, before)).toEqual(first(after));
    }
  });
});

describe('timelineOf', () => {
  it('has no gap and no overlap, and is as long as its program', () => {
    fc.assert(
      fc.property(arbitraryProgram(), (one) => {
        const { spans, lengthMs } = timelineOf(one);
        let at = 0;
        for (const span of spans) {
          expect(span.startMs).toBe(at);
          at += span.lengthMs;
        }
        expect(at).toBe(lengthMs);
        expect(lengthMs).toBe(programLengthMs(one));
        expect(spans.filter((span) => span.stage !== null)).toHaveLength(
          courseSize(one.course).stages,
        );
      }),
    );
  });

  it('lets a rhythm come in at its frequency and go at its frequency', () => {
    const { spans } = timelineOf(
      program([stage({ slowHz: 0 }), stage({ fastHz: 20 }), stage({ slowHz: 2 })]),
    );
    expect(spans.map(({ from, to }) => [from.slowHz, to.slowHz])).toEqual([
      [3, 3],
      [0, 0],
      [2, 2],
    ]);
  });

  it('counts a stage in a loop once, and goes on counting behind it', () => {
    const { spans } = timelineOf(program([loop(2, stage({}), stage({})), stage({})]));
    expect(spans.map((span) => span.stage)).toEqual([0, 1, 0, 1, 2]);
  });

  it('fades to nothing at the end and keeps its rhythms', () => {
    const last = timelineOf(program([stage({ fastHz: 10 })], { fadeMs: 60_000 })).spans.at(-1);
    expect(last).toMatchObject({ startMs: 60_000, lengthMs: 60_000, curve: 'smooth', stage: null });
    expect(last?.to).toEqual({ ...START, fastHz: 10, strength: 0, volume: 0, soundVolume: 0 });
  });
});

describe('normalForm', () => {
  it('is its own normal form, and plays the same', () => {
    const played = (one: Program) =>
      timelineOf(one).spans.map(({ startMs, from, to }) => ({ startMs, from, to }));
    fc.assert(
      fc.property(arbitraryProgram(), (one) => {
        const normal = normalForm(one);
        expect(normalForm(normal)).toEqual(normal);
        expect(readProgram(normal).ok).toBe(true);
        expect(played(normal)).toEqual(played(one));
      }),
    );
  });

  it('rounds, unwraps loops that come once, and drops what says nothing', () => {
    const { course } = normalForm(
      program([
        loop(1, stage({ fastHz: 10.00004 }, { curve: 'smooth' })),
        stage({ fastHz: 10, hue: 190 }, { curve: 'smooth' }),
      ]),
    );
    // How it goes stays, for the first value that is changed in it.
    expect(course).toEqual([
      stage({ fastHz: 10 }, { curve: 'smooth' }),
      stage({}, { curve: 'smooth' }),
    ]);
  });
});
