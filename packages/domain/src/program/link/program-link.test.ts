import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalForm } from '../normal-form.ts';
import { OWN_PROGRAMS } from '../own/own-programs.ts';
import type { Program } from '../program.ts';
import { arbitraryProgram, arbitraryStage } from '../testing/arbitrary-program.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';
import { markOf } from './packing.ts';
import { fragmentOf } from './program-link.ts';
import { isProgramFragment } from './fragment-start.ts';
import { readFragment } from './read-link.ts';

const DAMAGED = 'This link is damaged or was cut off; ask for it again.';

function fragment(program: Program): string {
  const link = fragmentOf(program);
  if (!link.ok) throw new Error(link.reason);
  return link.value;
}

function own(index: number): Program {
  const one = OWN_PROGRAMS[index];
  if (!one) throw new Error('There are fewer programs.');
  return one.program;
}

/** A fragment with these bytes, and a mark that fits them. */
function marked(bytes: readonly number[]): string {
  return `program=${toBase64Url([...bytes, ...markOf(bytes)])}`;
}

function refusal(text: string): string {
  const read = readFragment(text);
  return read.ok ? 'read' : read.reason;
}

describe('a program as a link', () => {
  it('comes back the same from the link', () => {
    fc.assert(
      fc.property(arbitraryProgram(2), (program) => {
        const link = fragmentOf(program);
        fc.pre(link.ok);
        expect(readFragment(link.ok ? link.value : '')).toEqual({
          ok: true,
          value: normalForm(program),
        });
      }),
    );
  });

  it('says what to do instead where it would be too long', () => {
    const stages = Array.from({ length: 1000 }, (_, i) => ({
      kind: 'stage' as const,
      lengthMs: 1000 + i,
      curve: 'smooth' as const,
      to: { fastHz: 10 + i / 100 },
    }));
    expect(fragmentOf({ ...own(0), course: stages })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(
        /^This program is too long for a link, which carries 2000 characters; it would have \d+\. Copy it as text instead\.$/u,
      ),
    });
  });

  it('always has room for fifty stages, whatever they name', () => {
    const stages = fc.array(arbitraryStage(80_000_000), { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(arbitraryProgram(), stages, (program, course) => {
        expect(fragmentOf({ ...program, name: 'n'.repeat(80), course }).ok).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('is short for the programs of our own', () => {
    for (const { program } of OWN_PROGRAMS) expect(fragment(program).length).toBeLessThan(160);
  });

  it('is read with its # too', () => {
    expect(readFragment(`#${fragment(own(0))}`).ok).toBe(true);
    expect(isProgramFragment(`#${fragment(own(0))}`)).toBe(true);
    expect(isProgramFragment('#pricing-section')).toBe(false);
  });
});

describe('a hostile link', () => {
  const good = fragment(own(2));
  const bytes = fromBase64Url(good.slice('program='.length))?.slice(0, -2) ?? [];

  it('is refused with a sentence wherever it is cut off or altered', () => {
    for (let at = 0; at < good.length; at += 1) {
      expect(refusal(good.slice(0, at))).toBe(DAMAGED);
      const other = good[at] === 'A' ? 'B' : 'A';
      expect(refusal(good.slice(0, at) + other + good.slice(at + 1))).toMatch(/damaged|newer/u);
    }
  });

  it.each([
    ['', DAMAGED],
    ['program=', DAMAGED],
    ['program=A', DAMAGED],
    ['program=%00', DAMAGED],
    ['program=💡', DAMAGED],
    [`program=${'A'.repeat(1_000_000)}`, DAMAGED],
    [marked([2, ...bytes.slice(1)]), 'This link comes from a newer version of Overtone'],
    [marked([...bytes, 0]), DAMAGED],
    [marked([1, 255, 255, 255, 255, 255]), DAMAGED],
    [marked([1, 1, 255, 255, 255, 127]), DAMAGED],
    [marked([...bytes.slice(0, -1), ...Array<number>(20).fill(17), 0]), DAMAGED],
  ])('such as %.40j is refused with a sentence', (text, sentence) => {
    expect(refusal(text)).toContain(sentence);
  });

  it('of any bytes ends in a sentence or in a program that holds', () => {
    const hostile = fc.oneof(
      fc.array(fc.nat({ max: 255 }), { maxLength: 60 }),
      fc
        .tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }))
        .map(([at, byte]) => bytes.map((old, i) => (i === at ? byte : old))),
    );
    fc.assert(
      fc.property(hostile, (some) => {
        const read = readFragment(marked([1, ...some.slice(1)]));
        if (read.ok) expect(fragmentOf(read.value).ok).toBe(true);
        else expect(read.reason).toMatch(/\.$/u);
      }),
      { numRuns: 3000 },
    );
  });

  it('says what is wrong with a program that is whole and does not hold', () => {
    const link = fragmentOf({ ...own(0), fadeMs: 7_200_000 });
    expect(link.ok && refusal(link.value)).toContain('The fade at the end takes');
  });
});

describe('base64url', () => {
  it('brings every byte back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 255 })), (some) => {
        expect(fromBase64Url(toBase64Url(some))).toEqual(some);
      }),
    );
    expect(toBase64Url([251, 255])).toBe('-_8');
  });
});
