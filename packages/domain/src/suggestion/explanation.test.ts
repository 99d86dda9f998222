import { describe, expect, it } from 'vitest';
import { explanationOf } from './explanation.ts';
import { SUGGESTION_STATES } from './states.ts';
import { parseSuggestion } from './suggestion.ts';

const CALM = {
  state: 'calm',
  label: 'Calm',
  globalModulationHz: 0.1,
  centerModulationHz: 6,
  visualHue: 165,
};

describe('explanationOf', () => {
  const parsed = parseSuggestion({
    globalModulationHz: 1,
    centerModulationHz: 10,
    narrativeExplanation: 'An alpha pair.',
    alternatives: [CALM, { ...CALM, state: 'unheard of', centerModulationHz: 7 }],
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  const suggestion = parsed.value;
  const [calm, unknown] = suggestion.alternatives ?? [];

  it('is the suggestion’s own for the suggestion, and where neither is in force', () => {
    expect(explanationOf(suggestion, suggestion)).toBe('An alpha pair.');
    expect(explanationOf(suggestion, null)).toBe('An alpha pair.');
  });

  it('is that of the state for an alternative', () => {
    expect(explanationOf(suggestion, calm ?? null)).toBe(SUGGESTION_STATES.calm.reason);
    expect(explanationOf(suggestion, unknown ?? null)).toBe('An alpha pair.');
  });
});
