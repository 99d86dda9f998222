import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import { recommend } from '../recommender/recommend.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { readingInForce } from './in-force.ts';

const suggestion = recommend('writing my thesis');
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
