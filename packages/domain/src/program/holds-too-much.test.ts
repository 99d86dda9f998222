import { describe, expect, it } from 'vitest';
import { readProgram } from './check-program.ts';
import { holdsTooMuch, MOST_PARTS } from './holds-too-much.ts';
import { MOST_STAGES } from './limits.ts';
import { OWN_PROGRAMS } from './own/own-programs.ts';

const [OWN] = OWN_PROGRAMS.map(({ program }) => program);
if (OWN === undefined) throw new Error('There is no program.');

const { start } = OWN;

/** The largest program that there is: as many stages as play, each in four loops, and naming everything. */
const LARGEST = {
  ...OWN,
  course: Array.from({ length: MOST_STAGES }, () => {
    const stage = { kind: 'stage', lengthMs: 1_000, curve: 'hold', to: start } as const;
    const loop = <Step>(step: Step) => ({ kind: 'loop', times: 1, course: [step] }) as const;
    return loop(loop(loop(loop(stage))));
  }),
};

/** Data with so many parts, and how many of them have been looked at. */
function counted(parts: number) {
  let looked = 0;
  const course = new Proxy(
    Array.from({ length: parts }, () => 0),
    {
      get(target, key, receiver) {
        looked += 1;
        return Reflect.get(target, key, receiver);
      },
    },
  );
  return { data: { ...OWN, course }, looked: () => looked };
}

describe('data that may be a program', () => {
  it('holds no more than the largest program does', () => {
    expect(holdsTooMuch(LARGEST)).toBe(false);
    expect(readProgram(LARGEST).ok).toBe(true);
  });

  it('is looked at no further than that', () => {
    const { data, looked } = counted(1_000_000);
    expect(readProgram(data)).toEqual({
      ok: false,
      reason: ['It holds more than any program can.'],
    });
    expect(looked()).toBeLessThanOrEqual(MOST_PARTS + 1);
  });

  it('is refused in short sentences, whatever its names are', () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key${i}`, 1]));
    const read = readProgram({ ...OWN, ...keys });
    expect(read.ok).toBe(false);
    for (const sentence of read.ok ? [] : read.reason) expect(sentence.length).toBeLessThan(400);
  });

  it('may stand as deep as it likes', () => {
    let deep: unknown = 0;
    for (let depth = 0; depth < 30_000; depth += 1)
      deep = { kind: 'loop', times: 1, course: [deep] };
    expect(readProgram({ ...OWN, course: [deep] })).toMatchObject({ ok: false });
  });
});
