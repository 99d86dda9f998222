import { describe, expect, it } from 'vitest';
import { readBank } from './bank.ts';
import { PHRASE_STATES } from '../model/phrase-states.ts';
import { mentionsSafetyRisk } from '../read/detect-safety.ts';
import { noiseIn } from '../read/detect-noise.ts';

const bank = readBank();

describe('the phrase bank', () => {
  it.each(PHRASE_STATES)('holds at least two thousand phrases for %s', (state) => {
    expect(bank.filter((phrase) => phrase.state === state).length).toBeGreaterThanOrEqual(2000);
  });

  it('holds no phrase twice for a state', () => {
    expect(new Set(bank.map(({ state, text }) => `${state} ${text}`)).size).toBe(bank.length);
  });

  it('seldom lets the same words stand for two states', () => {
    const texts = new Set(bank.map(({ text }) => text));
    expect(1 - texts.size / bank.length).toBeLessThan(0.01);
  });

  it('holds no phrase that the safety rule would take first', () => {
    expect(bank.filter(({ text }) => mentionsSafetyRisk(text)).map(({ text }) => text)).toEqual([]);
  });

  it('holds no task that would be taken for noise', () => {
    const tasks = bank.filter(({ state }) => state !== 'none');
    expect(tasks.filter(({ text }) => noiseIn(text)).map(({ text }) => text)).toEqual([]);
  });
});
