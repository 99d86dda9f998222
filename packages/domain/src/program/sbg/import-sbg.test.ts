import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../moment-at.ts';
import { normalForm } from '../normal-form.ts';
import { OWN_PROGRAMS } from '../own/own-programs.ts';
import type { Program } from '../program.ts';
import { arbitraryProgram } from '../testing/arbitrary-program.ts';
import { programLengthMs, timelineOf } from '../timeline.ts';
import { exportSbg } from './export-sbg.ts';
import { importSbg } from './import-sbg.ts';
import { readSbg } from './read-sbg.ts';

const EVENING = `## An evening of our own
-SE
settle: 210+9/18 pink/35
drift: 190@5/12 brown/20
off: -
21:00 off ->
21:01 settle
21:20 settle ->
21:40 drift
21:50 drift ->
21:55 off
`;

function imported(text: string) {
  const read = importSbg(text);
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  const { program, notes } = read.value;
  const timeline = timelineOf(program);
  return {
    program,
    timeline,
    notes: notes.map(({ line, sentence }) => `${line}: ${sentence}`),
    wholeNotes: notes.filter(({ line }) => line === 0).map(({ sentence }) => sentence),
    lineNotes: notes
      .filter(({ line }) => line > 0)
      .map(({ line, sentence }) => `${line}: ${sentence}`),
    at: (minutes: number) => momentAt(timeline, minutes * 60_000),
  };
}

function refusal(text: string): string {
  const read = importSbg(text);
  return read.ok ? 'read' : read.reason.map(({ sentence }) => sentence).join(' ');
}

describe('importSbg', () => {
  it('makes a binaural evening an isochronic one with the same carriers and beats', () => {
    const { program, at, notes } = imported(EVENING);
    expect(program.name).toBe('An evening of our own');
    expect(programLengthMs(program)).toBe(55 * 60_000);
    expect(at(0)).toMatchObject({ volume: 0, strength: 0, carrierHz: 210 });
    expect(at(10)).toMatchObject({
      fastHz: 9,
      slowHz: 0,
      carrierHz: 210,
      volume: 0.18,
      sound: 'pink',
      soundVolume: 0.35,
      strength: 0.45,
    });
    expect(at(45)).toMatchObject({
      fastHz: 5,
      carrierHz: 190,
      volume: 0.12,
      sound: 'brown',
      soundVolume: 0.2,
    });
    expect(at(55)).toMatchObject({ volume: 0, strength: 0, soundVolume: 0 });
    expect(notes).toEqual([
      '0: Its lines say sound alone: light is added, which follows the beats at a strength of 45%.',
      '3: A binaural beat of 9 Hz becomes an isochronic tone of 210 Hz that pulses as fast.',
    ]);
  });

  it('slides where the file slides', () => {
    const { at } = imported('-SE\na: 200+10/20\nb: 100+4/10\n00:00 a ->\n00:30 b');
    expect(at(15)).toMatchObject({ fastHz: 7, carrierHz: 150 });
    expect(at(15).volume).toBeCloseTo(0.15, 9);
  });

  it('takes two beats as a pair, the slower one below', () => {
    const { at, notes } = imported('a: 200+10/20 300-2.5/15 400+7/5\n00:00 a');
    expect(at(5)).toMatchObject({ slowHz: 2.5, fastHz: 10, carrierHz: 200, volume: 0.2 });
    expect(notes.at(-1)).toBe(
      '1: Of its 3 beats the loudest stays, and one that is slower or faster.',
    );
  });

  it('tells of two tones what is done: both pulse on one carrier, the louder one’s', () => {
    const { at, lineNotes } = imported('a: 300-4/10 150+6/20 400/5\n00:00 a');
    expect(at(5)).toMatchObject({ slowHz: 4, fastHz: 6, carrierHz: 150, volume: 0.2 });
    expect(lineNotes).toEqual([
      '1: A binaural beat of 4 Hz pulses along on the tone of 150 Hz; its own carrier of 300 Hz and its volume are left out.',
      '1: A binaural beat of 6 Hz becomes an isochronic tone of 150 Hz that pulses as fast.',
      '1: A tone of 400 Hz that does not beat is left out: one carrier sounds at a time.',
    ]);
  });

  it('tells of voices that are left out beside a louder one of their kind', () => {
    expect(imported('a: 200@10/20 300@10/10 pink/9 brown/5\n00:00 a').lineNotes).toEqual([
      '1: Of its 2 beats the loudest stays.',
      '1: Of its 2 noises the loudest stays.',
    ]);
    expect(imported('a: 200@10/20 200@4/10\n00:00 a').lineNotes).toEqual([
      '1: An isochronic beat of 4 Hz pulses along on the tone of 200 Hz; both volumes together are that of the tone.',
    ]);
    expect(imported('a: 200/20 300/10\n00:00 a').lineNotes).toEqual([
      '1: A tone of 300 Hz that does not beat is left out: one carrier sounds at a time.',
    ]);
  });

  it('tells of slides whose loudest voice changes, and of beats that slide through nothing', () => {
    const others = imported(
      '-S\noff: -\na: 200@10/20 300@10/5\nb: 200@10/10 300@10/40\n00:00 a ->\n00:10 b ->\n00:20 off',
    );
    expect(others.at(5).carrierHz).toBe(300);
    expect(others.wholeNotes[1]).toMatch(/^Which voices count is settled for a slide as a whole/u);
    const through = imported(
      '-S\noff: -\na: 200+10/20\nb: 200-4/20\n00:00 a ->\n00:10 b\n00:20 off',
    );
    expect(through.at(5).fastHz).toBe(7);
    expect(through.wholeNotes[1]).toMatch(/^Where a beat slides to, from or through 0 Hz/u);
    const plain = imported('-S\noff: -\na: 200@10/20\nb: 200@4/10\n00:00 a ->\n00:10 b\n00:20 off');
    expect(plain.wholeNotes).toHaveLength(1);
    expect(plain.lineNotes).toEqual([]);
  });

  it('tells of a slide that is jumped into, and of a title that is cut', () => {
    const jumps =
      '-S\noff: -\na: 200@10/20\nb: 200@4/10\n00:00 a ->\n00:10 off ->\n00:10 b ->\n00:20 a ->\n00:30 off';
    const { at, wholeNotes } = imported(`## ${'x'.repeat(81)}\n${jumps}`);
    expect(at(10 + 1 / 61).fastHz).toBe(4);
    expect(wholeNotes).toEqual([
      'Its title is cut to 80 characters.',
      'Its lines say sound alone: light is added, which follows the beats at a strength of 45%.',
      'Where it jumps into a slide, the slide begins a second later.',
    ]);
  });

  it('tells of each tone set that plays, also where its name is given again, and each thing of a line once', () => {
    const again = imported(
      'a: 200+10/20\nNOW a\na: square:200@5/20\n+00:10 a\nunused: white/5\noff: -\n+00:20 off',
    );
    expect(again.lineNotes).toEqual([
      '1: A binaural beat of 10 Hz becomes an isochronic tone of 200 Hz that pulses as fast.',
      '3: A square carrier becomes a sine.',
    ]);
    const many = imported('-p slide t60 180@8/2 white/20');
    expect(many.lineNotes).toEqual([
      '1: White noise becomes pink noise, the nearest there is.',
      '1: A carrier of 4 Hz is brought into 28–1760 Hz.',
    ]);
  });

  it('says once of the whole file that light is added, and what becomes of its end', () => {
    const light =
      'Its lines say sound alone: light is added, which follows the beats at a strength of 45%.';
    const ends = imported('-SE\na: 200@10/20\nb: 200@4/20\n00:00 a\n00:10 b\n00:30 a');
    expect(ends.at(5).strength).toBe(0.45);
    expect(ends.wholeNotes).toEqual([
      light,
      'It ends while it sounds; here a fade of a minute follows.',
    ]);
    expect(imported('a: 200@10/20\n06:00 a').wholeNotes).toEqual([
      light,
      'Its times of day are not kept: it begins with its first point whenever it is started.',
      'It goes round the clock without an end; here it plays once, for 24 hours.',
    ]);
    expect(imported('a: 200/20 pink/9\noff: -\nNOW a\n+00:30 off').wholeNotes).toEqual([]);
  });

  it('lets nothing be left out in silence', () => {
    const { lineNotes } = imported(
      'a: bell500/10 mix/20 white/5 spin:200+4/5 square:200@120/5 10+0.05/5 wspin:5+1/2 mixpulse:4/2\n00:00 a',
    );
    expect(lineNotes).toEqual([
      '1: A bell is left out: nothing rings once here.',
      '1: The mixed-in sound file is left out; a nature track can be chosen instead.',
      '1: White noise becomes pink noise, the nearest there is.',
      '1: 120 Hz is brought into 0.1–100 Hz.',
      '1: A square carrier becomes a sine.',
      '1: A binaural beat of 0.05 Hz pulses along at 0.1 Hz on the tone of 200 Hz; its own carrier of 10 Hz and its volume are left out.',
      '1: 0.05 Hz is brought into 0.1–100 Hz.',
      '1: The mixed-in sound file is left out, and its pulse with it.',
      '1: Of its 3 noises the loudest stays.',
    ]);
  });

  it('tells of all that is brought into a range what it becomes', () => {
    const { at, notes } = imported(
      '-S -F 1200\na: 3000+130/90\nb: 20@0.05/80 pink/80\noff: -\n00:00 a\n00:10 b\n00:20 off',
    );
    expect(at(5)).toMatchObject({ carrierHz: 1760, fastHz: 100, volume: 0.9 });
    expect(at(15)).toMatchObject({ carrierHz: 28, fastHz: 0.1, volume: 0.5, soundVolume: 0.5 });
    expect(notes).toEqual([
      '0: Its lines say sound alone: light is added, which follows the beats at a strength of 45%.',
      '0: What lasts less than a second is left out, and what stands beside it takes its time.',
      '2: A binaural beat of 130 Hz becomes an isochronic tone of 1760 Hz that pulses at 100 Hz.',
      '2: 130 Hz is brought into 0.1–100 Hz.',
      '2: A carrier of 3000 Hz is brought into 28–1760 Hz.',
      '3: Its volumes come to 160% together, and are lowered to 100%.',
      '3: 0.05 Hz is brought into 0.1–100 Hz.',
      '3: A carrier of 20 Hz is brought into 28–1760 Hz.',
    ]);
  });

  it('says of drawn shapes and monaural beats what becomes of them', () => {
    const { lineNotes } = imported(
      'custom04: 0 1 0\nnoise01: 3 2\na: custom04:200M6/9 noise01/7 noise01:noisepulse:4/8 mixbeat:3/2\n00:00 a',
    );
    expect(lineNotes).toEqual([
      '3: A monaural beat of 6 Hz becomes an isochronic tone of 200 Hz that pulses as fast.',
      '3: The drawn shape of its pulse is left out.',
      '3: Noise that pulses becomes steady pink noise.',
      '3: The mixed-in sound file is left out, and its beat with it.',
      '3: Of its 2 noises the loudest stays.',
    ]);
  });

  it('goes round the clock where the file does, and fades in the end where it would stop in the middle', () => {
    expect(programLengthMs(imported('a: 200+10/20\n06:00 a').program)).toBe(86_400_000);
    const stops = imported('-SE\na: 200+10/20\n00:00 a\n00:30 a');
    expect(stops.program.fadeMs).toBe(60_000);
  });

  it('refuses what comes to too many stages, or is not read, with sentences', () => {
    const points = Array.from({ length: 1100 }, (_, i) => {
      const [h, m] = [Math.floor(i / 60), i % 60];
      return `${h}:${m} ${i % 2 === 0 ? 'a' : 'b'} ->`;
    });
    const many = `a: 200+10/20\nb: 200+5/20\n${points.join('\n')}`;
    expect(refusal(many)).toContain('It comes to more than 1000 stages');
    expect(refusal('00:00 a')).toContain('not defined');
    expect(refusal('x'.repeat(5_000_000))).toContain('longer than');
  });
});

describe('exportSbg', () => {
  it('comes back as the same program, light and all', () => {
    fc.assert(
      fc.property(arbitraryProgram(), (program) => {
        const back = importSbg(exportSbg(program));
        expect(back).toEqual({ ok: true, value: { program: normalForm(program), notes: [] } });
        expect(back.ok && exportSbg(back.value.program)).toBe(exportSbg(program));
      }),
      { numRuns: 200 },
    );
  });

  it('is a file that is understood without its comments, and sounds the same', () => {
    for (const { program } of OWN_PROGRAMS.filter((own) => own.program.fadeMs > 0)) {
      const played = exportSbg(program).replaceAll(/^#~.*$/gmu, '');
      const { at, timeline } = imported(played);
      const original = timelineOf(program);
      expect(timeline.lengthMs).toBe(original.lengthMs);
      for (const share of [0.13, 0.41, 0.66, 0.9]) {
        const minutes = (share * original.lengthMs) / 60_000;
        const then = momentAt(original, minutes * 60_000);
        expect(at(minutes).fastHz).toBeCloseTo(then.fastHz, 0);
        expect(at(minutes).slowHz).toBeCloseTo(then.slowHz, 0);
        expect(at(minutes).carrierHz).toBeCloseTo(then.carrierHz, 0);
        expect(at(minutes).volume).toBeCloseTo(then.volume, 2);
      }
    }
  });

  it('can be read however long the program is', () => {
    const course = Array.from({ length: 1000 }, (_, i) => ({
      kind: 'stage' as const,
      lengthMs: 60_001,
      curve: 'exponential' as const,
      to: { fastHz: 10 + (i % 50) / 10, carrierHz: 100 + i / 3, volume: (i % 97) / 100 },
    }));
    const start = {
      ...(OWN_PROGRAMS[0] as { program: Program }).program.start,
      sound: 'pink' as const,
    };
    const text = exportSbg({ name: 'Long', start, course, fadeMs: 0 });
    expect(readSbg(text).ok).toBe(true);
    expect(importSbg(text)).toMatchObject({ ok: true, value: { notes: [] } });
  });

  it('counts what SBaGen plays where somebody has changed it, and says so', () => {
    const text = exportSbg((OWN_PROGRAMS[0] as { program: Program }).program);
    const { notes, at } = imported(text.replace('205@16/5', '205@17/5'));
    expect(notes[0]).toMatch(/^0: The lines that SBaGen plays were changed/u);
    expect(at(20).fastHz).toBe(17);
    const start = { ...(OWN_PROGRAMS[0] as { program: Program }).program.start, volume: 0.4 };
    const pair = { ...start, slowHz: 3, fastHz: 15, sound: 'off' as const };
    const stage = { kind: 'stage', lengthMs: 600_000, curve: 'hold', to: {} } as const;
    const loud = exportSbg({ name: 'Pair', start: pair, course: [stage], fadeMs: 60_000 });
    expect(loud).toContain('@15/20 ');
    const changed = imported(loud.replaceAll('@15/', '@16/'));
    expect(changed.at(5)).toMatchObject({ slowHz: 3, fastHz: 16, volume: 0.4 });
    const spoilt = imported(text.replace('#~ name', '#~ nome'));
    expect(spoilt.notes[0]).toMatch(/^0: The course in the comments cannot be read/u);
  });
});
