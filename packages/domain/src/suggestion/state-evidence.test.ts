import { describe, expect, it } from 'vitest';
import { claimOf } from '../claims/claims.ts';
import { evidenceFor, STATE_CLAIMS } from './state-evidence.ts';
import { SUGGESTION_STATES } from './states.ts';

describe('evidenceFor', () => {
  it('quotes the ledger for a state that has an entry, with what was not tested', () => {
    expect(evidenceFor('creative')).toEqual({
      strength: 'weak',
      finding: expect.stringContaining('Lustenberger'),
      notTested: 'Light or sound: the stimulation was electrical.',
    });
  });

  it('says so where nothing was found', () => {
    for (const state of ['meeting', 'wind_down', undefined, 'toString']) {
      expect(evidenceFor(state)).toMatchObject({ strength: 'none', notTested: null });
    }
  });

  it('names a band of the ledger only where the state lies in it', () => {
    for (const [state, id] of Object.entries(STATE_CLAIMS)) {
      if (id === null) continue;
      const [, min = Number.NaN, max = Number.NaN] =
        /(\d+)-(\d+) Hz/u.exec(claimOf(id).claim)?.map(Number) ?? [];
      const { centerHz } = SUGGESTION_STATES[state as keyof typeof STATE_CLAIMS];
      expect(centerHz).toBeGreaterThanOrEqual(min);
      expect(centerHz).toBeLessThanOrEqual(max);
    }
  });
});
