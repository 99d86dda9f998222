import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('parseByteRange', () => {
  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'bytes=0--1',
    'lines=0-1',
  ])('ignores %j', (header) => {
    expect(parseByteRange(header, 10)).toEqual({ kind: 'whole' });
  });

  it('has nothing to give from an empty file', () => {
    expect(parseByteRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
    expect(parseByteRange('bytes=-5', 0)).toEqual({ kind: 'unsatisfiable' });
  });

  it('never names a byte outside the file, whatever the header says', () => {
    const headers = fc.oneof(
      fc.string(),
      fc.tuple(fc.bigInt({ min: 0n }), fc.bigInt({ min: 0n })).map(([a, b]) => `bytes=${a}-${b}`),
      fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => `bytes=${a}-${b}`),
      fc.nat(20).map((n) => `bytes=-${n}`),
    );
    fc.assert(
      fc.property(headers, fc.nat(20), (header, size) => {
        const range = parseByteRange(header, size);
        if (range.kind !== 'part') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
