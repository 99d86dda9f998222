import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { asApplied, readingInForce } from './in-force.ts';
import { SUGGESTION_DEFAULTS } from './suggestion.ts';

const suggestion = {
  ...SUGGESTION_DEFAULTS,
  globalModulationHz: 3,
  centerModulationHz: 15,
  alternatives: [
    {
      state: 'creative',
      label: 'Creative flow',
      globalModulationHz: 1,
      centerModulationHz: 10,
      visualHue: 60,
    },
  ],
};
const applied = applySuggestion(DEMO_DEFAULTS, suggestion);

describe('readingInForce', () => {
  it('is the suggestion itself once it was applied', () => {
    expect(readingInForce(suggestion, applied)).toBe(suggestion);
  });

  it('is the alternative that was chosen', () => {
    const [alternative] = suggestion.alternatives;
    expect(readingInForce(suggestion, { ...applied, ...alternative })).toBe(alternative);
  });

  it('is none once a rhythm was changed by hand', () => {
    expect(readingInForce(suggestion, { ...applied, centerModulationHz: 7.7 })).toBeNull();
  });
});

describe('asApplied', () => {
  const own = { ...DEMO_DEFAULTS, globalModulationHz: null };

  it('is a whole suggestion as it came', () => {
    expect(asApplied(suggestion, own)).toBe(suggestion);
  });

  it('is what is in force but for what was set, and in force itself', () => {
    const order = { ...suggestion, sets: ['centerModulationHz'] } as const;
    const shown = asApplied(order, own);
    expect(shown).toMatchObject({
      globalModulationHz: 0,
      centerModulationHz: 15,
      visualHue: DEMO_DEFAULTS.visualHue,
    });
    expect(readingInForce(shown, applySuggestion(own, order))).toBe(shown);
  });
});
