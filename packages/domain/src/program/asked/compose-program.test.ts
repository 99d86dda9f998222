import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../timeline.ts';
import { type AskedPart, PART_COURSES, type PartCourse } from './asked-program.ts';
import { composeProgram } from './compose-program.ts';
import { fitStages } from './fit-stages.ts';

const MINUTE_MS = 60_000;

function part(course: PartCourse, minutes: number | null = null): AskedPart {
  const lengthMs = minutes === null ? null : minutes * MINUTE_MS;
  return { course, isOpen: false, lengthMs, breaks: null };
}

function composed(parts: readonly AskedPart[], totalMs: number | null, endsInMs?: number) {
  const result = composeProgram({ parts, totalMs }, endsInMs ?? null);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const lengthOf = (parts: readonly AskedPart[], totalMs: number | null, endsInMs?: number) =>
  timelineOf(composed(parts, totalMs, endsInMs).program).lengthMs;

describe('how long it takes', () => {
  it('is what was asked for, the fade within it', () => {
    expect(lengthOf([part('steady-focus', 50)], null)).toBe(50 * MINUTE_MS);
    expect(lengthOf([part('steady-focus', 50), part('six-breaths', 10)], null)).toBe(
      60 * MINUTE_MS,
    );
  });

  it('is what was asked for, whatever is asked, and fades for a minute or half of its last stretch', () => {
    const breaks = fc.record({
      workMs: fc.option(fc.integer({ min: 60, max: 3600 }).map((s) => 1000 * s)),
      breakMs: fc.option(fc.integer({ min: 60, max: 1200 }).map((s) => 1000 * s)),
      times: fc.constant(null),
      isOne: fc.boolean(),
    });
    const anyPart = fc.record({
      course: fc.constantFrom(...PART_COURSES),
      isOpen: fc.constant(false),
      lengthMs: fc.integer({ min: 60, max: 7200 }).map((s) => 1000 * s),
      breaks: fc.option(breaks),
    });
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), (parts) => {
        const result = composeProgram({ parts, totalMs: null });
        if (!result.ok) return;
        const { program } = result.value;
        const asked = parts.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
        expect(timelineOf(program).lengthMs).toBe(asked);
        expect(program.fadeMs).toBeLessThanOrEqual(MINUTE_MS);
      }),
    );
  });

  it('ends with its fade at a time that was said', () => {
    expect(lengthOf([part('steady-focus')], null, 50 * MINUTE_MS)).toBe(50 * MINUTE_MS);
    expect(lengthOf([part('wind-down')], null, 31 * MINUTE_MS)).toBe(31 * MINUTE_MS);
  });

  it('gives work what a calm end of usual length leaves', () => {
    const { program } = composed([part('steady-focus'), part('six-breaths')], 60 * MINUTE_MS);
    const ends = timelineOf(program).spans.map(({ startMs, lengthMs }) => startMs + lengthMs);
    expect(ends).toContain(55 * MINUTE_MS);
  });

  it.each([
    ['no time', [part('steady-focus')], 30_000],
    ['no time beside what is said', [part('steady-focus', 60), part('nap')], 50 * MINUTE_MS],
    ['two lengths that do not agree', [part('steady-focus', 60)], 50 * MINUTE_MS],
    ['more than a day', [part('steady-focus')], 25 * 60 * MINUTE_MS],
  ])('is refused with a sentence: %s', (_, parts, endsInMs) => {
    const result = composeProgram({ parts, totalMs: null }, endsInMs);
    expect(result.ok ? '' : result.reason).toMatch(/\.$/u);
  });
});

describe('what is said of it', () => {
  it('is the whole length, and why beside the part that it is said of', () => {
    expect(composed([part('steady-focus', 90), part('wind-down', 10)], null).sentence).toBe(
      'It takes 1 hour 40 minutes: 1 hour 30 minutes, settling at 16 Hz, because beta rhythms are associated with sustained attention; then 10 minutes, falling to 2 Hz in a warm hue.',
    );
  });

  it('names the length of a single part once', () => {
    expect(composed([part('wind-down', 30)], null).sentence).toBe(
      'It takes 30 minutes, falling to 2 Hz in a warm hue, because slow rhythms are associated with rest.',
    );
  });
});

it('keeps short stages as they are in a longer course, and shares a shorter one out', () => {
  const stages = [
    { kind: 'stage', lengthMs: 5 * MINUTE_MS, curve: 'smooth', to: {} },
    { kind: 'stage', lengthMs: 45 * MINUTE_MS, curve: 'hold', to: {} },
  ] as const;
  const lengths = (lengthMs: number) =>
    fitStages(stages, lengthMs).map((stage) => stage.lengthMs / MINUTE_MS);
  expect(lengths(120 * MINUTE_MS)).toEqual([5, 115]);
  expect(lengths(10 * MINUTE_MS)).toEqual([1, 9]);
});
