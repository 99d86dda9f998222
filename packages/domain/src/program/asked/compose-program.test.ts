import { describe, expect, it } from 'vitest';
import { timelineOf } from '../timeline.ts';
import type { AskedPart, PartCourse } from './asked-program.ts';
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
  it('is what was asked for, and a minute to fade', () => {
    expect(lengthOf([part('steady-focus', 50)], null)).toBe(51 * MINUTE_MS);
    expect(lengthOf([part('steady-focus', 50), part('six-breaths', 10)], null)).toBe(
      61 * MINUTE_MS,
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
    ['more than half a day', [part('steady-focus')], 13 * 60 * MINUTE_MS],
  ])('is refused with a sentence: %s', (_, parts, endsInMs) => {
    const result = composeProgram({ parts, totalMs: null }, endsInMs);
    expect(result.ok ? '' : result.reason).toMatch(/\.$/u);
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
