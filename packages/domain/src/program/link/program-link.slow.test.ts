import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalForm } from '../normal-form.ts';
import { arbitraryProgram } from '../testing/arbitrary-program.ts';
import { LONGEST_FRAGMENT } from './fragment-start.ts';
import { fragmentOf } from './program-link.ts';
import { readFragment } from './read-link.ts';

it('10,000 programs come back the same from their links; few are too long, and those say so', () => {
  let fitting = 0;
  fc.assert(
    fc.property(arbitraryProgram(6), (program) => {
      const link = fragmentOf(program);
      if (!link.ok) return /too long for a link/u.test(link.reason);
      fitting += 1;
      expect(link.value).toMatch(/^program=[\w-]+$/u);
      expect(link.value.length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
      expect(readFragment(link.value)).toEqual({ ok: true, value: normalForm(program) });
      return true;
    }),
    { numRuns: 10_000 },
  );
  expect(fitting).toBeGreaterThan(9_800);
});
