import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANDS, bandFor } from './bands.ts';

const JUST = 1e-9;

describe('bandFor', () => {
  it.each([
    [0.3, 'Breath', 'InfraLow'],
    [1, 'InfraLow', 'Delta'],
    [4, 'Delta', 'Theta'],
    [8, 'Theta', 'Alpha'],
    [12, 'Alpha', 'Beta'],
    [30, 'Beta', 'Gamma'],
    [100, 'Gamma', 'HyperGamma'],
  ])('counts %d Hz and just below as %s, just above as %s', (edgeHz, slower, faster) => {
    expect(bandFor(edgeHz - JUST)).toBe(slower);
    expect(bandFor(edgeHz)).toBe(slower);
    expect(bandFor(edgeHz + JUST)).toBe(faster);
  });

  it.each([
    [0, 'Breath'],
    [0.1, 'Breath'],
    [3, 'Delta'],
    [6, 'Theta'],
    [10, 'Alpha'],
    [15, 'Beta'],
    [40, 'Gamma'],
    [1000, 'HyperGamma'],
    [Infinity, 'HyperGamma'],
  ])('calls %d Hz %s', (hz, band) => {
    expect(bandFor(hz)).toBe(band);
  });

  it('finds the band whose edges hold the frequency', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (hz) => {
        const band = BANDS.find(({ name }) => name === bandFor(hz));
        expect(hz).toBeGreaterThan(band?.aboveHz ?? NaN);
        expect(hz).toBeLessThanOrEqual(band?.upToHz ?? NaN);
      }),
    );
  });
});

describe('BANDS', () => {
  it('covers every frequency once: each band begins where the one before ends', () => {
    expect(BANDS[0].aboveHz).toBe(0);
    expect(BANDS.at(-1)?.upToHz).toBe(Infinity);
    BANDS.slice(1).forEach((band, index) => expect(band.aboveHz).toBe(BANDS[index]?.upToHz));
  });

  it('names no band twice', () => {
    expect(new Set(BANDS.map((band) => band.name)).size).toBe(8);
  });
});
