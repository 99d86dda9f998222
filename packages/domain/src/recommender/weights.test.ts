import { describe, expect, it } from 'vitest';
import type { BankPhrase } from './bank.ts';
import { PHRASE_STATES } from './bank.ts';
import type { PhraseState } from './phrases/phrase-topic.ts';
import { weightsFrom } from './weights.ts';

const phrase = (text: string, state: PhraseState): BankPhrase => ({ text, state, feeling: false });
const bank = [
  phrase('nap', 'wind_down'),
  phrase('power nap', 'wind_down'),
  phrase('power hour', 'energise'),
  phrase('report', 'deep_focus'),
];
const weights = weightsFrom(bank);
const weight = (feature: string, state: PhraseState) =>
  weights.get(feature)?.[PHRASE_STATES.indexOf(state)] ?? 0;

describe('weightsFrom', () => {
  it('lets a word speak for the state it is found in and against the others', () => {
    expect(weight('w:nap', 'wind_down')).toBeGreaterThan(1);
    expect(weight('w:nap', 'meeting')).toBeLessThan(0);
  });

  it('gives a word that two states share less weight for each', () => {
    expect(weight('w:power', 'energise')).toBeLessThan(weight('w:report', 'deep_focus'));
    expect(weight('w:power', 'energise')).toBeGreaterThan(0);
  });

  it('gives a state with more phrases no advantage', () => {
    const more = weightsFrom([...bank, ...bank.filter(({ state }) => state === 'wind_down')]);
    const column = PHRASE_STATES.indexOf('wind_down');
    expect(more.get('w:nap')?.[column]).toBeCloseTo(weight('w:nap', 'wind_down'), 5);
  });

  it('is the same each time', () => {
    expect(weightsFrom(bank)).toEqual(weights);
  });
});
