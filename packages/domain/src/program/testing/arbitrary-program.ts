import fc from 'fast-check';
import { CURVES } from '../../rhythm/curve.ts';
import { WAVEFORMS } from '../../session/settings.ts';
import { courseSize } from '../count-stages.ts';
import { MOST_STAGES } from '../limits.ts';
import { type Moment, type Program, PROGRAM_SOUNDS, type Stage, type Step } from '../program.ts';

/** A number with that many decimals. */
function decimal(min: number, max: number, decimals: number): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  return fc
    .integer({ min: Math.round(min * scale), max: Math.round(max * scale) })
    .map((value) => Number((value / scale).toFixed(decimals)));
}

/** Every value of a moment; the slow rhythm is always below the fast one. */
const VALUES: { readonly [Key in keyof Moment]: fc.Arbitrary<Moment[Key]> } = {
  slowHz: fc.oneof(fc.constant(0), decimal(0.1, 5, 4)),
  fastHz: fc.oneof(fc.constant(0), decimal(5.1, 100, 4)),
  strength: decimal(0, 1, 3),
  hue: decimal(0, 360, 1),
  carrierHz: decimal(28, 1760, 2),
  waveform: fc.constantFrom(...WAVEFORMS),
  volume: decimal(0, 1, 4),
  sound: fc.constantFrom(...PROGRAM_SOUNDS),
  soundVolume: decimal(0, 1, 4),
};

/** A whole moment. */
export const arbitraryMoment: fc.Arbitrary<Moment> = fc.record(VALUES);

/** A stage of up to `longestMs`. */
export function arbitraryStage(longestMs: number): fc.Arbitrary<Stage> {
  return fc.record({
    kind: fc.constant('stage' as const),
    lengthMs: fc.integer({ min: 1000, max: longestMs }),
    curve: fc.constantFrom(...CURVES),
    to: fc.record(VALUES, { requiredKeys: [] }),
  });
}

function arbitraryStep(depth: number): fc.Arbitrary<Step> {
  const stage = arbitraryStage(60_000);
  if (depth === 0) return stage;
  const loop = fc.record({
    kind: fc.constant('loop' as const),
    times: fc.integer({ min: 1, max: 3 }),
    course: fc.array(arbitraryStep(depth - 1), { minLength: 1, maxLength: 3 }),
  });
  return fc.oneof({ weight: 4, arbitrary: stage }, { weight: 1, arbitrary: loop });
}

/** A program that the checks accept, of at most `mostSteps` stages and loops. */
export function arbitraryProgram(mostSteps = 8): fc.Arbitrary<Program> {
  const program = fc.record({
    name: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((name) => /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(name) && name.trim() !== ''),
    start: arbitraryMoment,
    course: fc.array(arbitraryStep(3), { minLength: 1, maxLength: mostSteps }),
    fadeMs: fc.integer({ min: 0, max: 3_600_000 }),
  });
  return program.filter(({ course }) => courseSize(course).stages <= MOST_STAGES);
}
