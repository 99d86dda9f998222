import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialInterval } from './binomial-interval.ts';
import { blindingOf, GUESSES, isBlindBroken, type PairGuesses } from './blinding.ts';

const times = (count: number, pair: PairGuesses) => Array.from({ length: count }, () => pair);
const RIGHT: PairGuesses = { inReal: 'real', inSham: 'sham' };
const WRONG: PairGuesses = { inReal: 'sham', inSham: 'real' };

describe('binomialInterval', () => {
  it('gives the ends that tables give', () => {
    const { low, high } = binomialInterval(8, 10, 0.05);
    expect([low, high]).toEqual([expect.closeTo(0.4439045, 6), expect.closeTo(0.9747893, 6)]);
    // Without a hit the upper end is 1 - 0.025^(1/n).
    expect(binomialInterval(0, 20, 0.05)).toEqual({
      low: 0,
      high: expect.closeTo(1 - 0.025 ** (1 / 20), 12),
    });
    expect(binomialInterval(0, 0, 0.05)).toEqual({ low: 0, high: 1 });
  });

  it('turns with the side that is counted', () => {
    for (let hits = 0; hits <= 60; hits += 1) {
      const { low, high } = binomialInterval(hits, 60, 0.05);
      const other = binomialInterval(60 - hits, 60, 0.05);
      expect(other.low).toBeCloseTo(1 - high, 12);
      expect(other.high).toBeCloseTo(1 - low, 12);
      expect(low).toBeLessThanOrEqual(hits / 60);
    }
  });

  it('refuses counts that are none', () => {
    for (const [hits, tries] of [
      [-1, 4],
      [5, 4],
      [0.5, 4],
    ] as const) {
      expect(() => binomialInterval(hits, tries, 0.05)).toThrow(RangeError);
    }
  });
});

describe('blindingOf', () => {
  it('says that the blind was broken where guesses are right too often', () => {
    expect(blindingOf([...times(15, RIGHT), ...times(5, WRONG)])).toMatchObject({
      index: 0.5,
      rightShare: 0.75,
      verdict: 'broken',
    });
    expect(blindingOf([...times(14, RIGHT), ...times(6, WRONG)]).verdict).toBe('notShownBroken');
    expect(blindingOf(times(20, WRONG)).verdict).toBe('reversed');
  });

  it('says nothing where so few pairs lean that chance would explain them however they leaned', () => {
    const neither = times(15, { inReal: 'noIdea', inSham: 'noIdea' });
    expect(blindingOf(neither).verdict).toBe('unknown');
    expect(blindingOf([...neither, ...times(5, RIGHT)]).verdict).toBe('unknown');
    expect(blindingOf([...neither, ...times(6, RIGHT)]).verdict).toBe('broken');
    const mixed = [...times(3, RIGHT), ...times(3, WRONG)];
    expect(blindingOf([...neither, ...mixed]).verdict).toBe('notShownBroken');
  });

  it('takes "no idea" as an answer that leans to neither, and half a guess as one that does', () => {
    expect(
      blindingOf([
        { inReal: 'noIdea', inSham: 'noIdea' },
        { inReal: 'real', inSham: 'real' },
        { inReal: 'real', inSham: 'noIdea' },
        { inReal: 'noIdea', inSham: 'real' },
        { inReal: 'noIdea', inSham: 'sham' },
      ]),
    ).toMatchObject({ rightPairs: 2, wrongPairs: 1, undecidedPairs: 2, index: 1 / 5 });
    expect(blindingOf([])).toMatchObject({ index: 0, rightShare: null, verdict: 'unknown' });
  });

  it('errs in at most 5% of all orders, whatever a person guesses', () => {
    const guess = fc.constantFrom(...GUESSES);
    const pairs = fc.array(fc.record({ inReal: guess, inSham: guess }), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(pairs, (guesses) => {
        let wrong = 0;
        const orders = 2 ** guesses.length;
        for (let order = 0; order < orders; order += 1) {
          const swapped = guesses.map((pair, index) =>
            (order >> index) & 1 ? { inReal: pair.inSham, inSham: pair.inReal } : pair,
          );
          if (isBlindBroken(blindingOf(swapped))) wrong += 1;
        }
        expect(wrong / orders).toBeLessThanOrEqual(0.05);
      }),
      { numRuns: 20 },
    );
  });
});
