import { describe, expect, it } from 'vitest';
import { PHRASE_STATES, readBank } from './bank.ts';
import { mentionsSafetyRisk } from './detect-safety.ts';
import { noiseIn } from './detect-noise.ts';

const bank = readBank();

describe('the phrase bank', () => {
  it.each(PHRASE_STATES)('holds at least a thousand phrases for %s', (state) => {
    expect(bank.filter((phrase) => phrase.state === state).length).toBeGreaterThan(1000);
  });

  it('is balanced: no state holds more than twice the phrases of another', () => {
    const counts = PHRASE_STATES.map((state) => bank.filter((p) => p.state === state).length);
    expect(Math.max(...counts)).toBeLessThan(2 * Math.min(...counts));
  });

  it('holds no phrase that the safety rule would take first', () => {
    expect(bank.filter(({ text }) => mentionsSafetyRisk(text)).map(({ text }) => text)).toEqual([]);
  });

  it('holds no task that would be taken for noise', () => {
    const tasks = bank.filter(({ state }) => state !== 'none');
    expect(tasks.filter(({ text }) => noiseIn(text)).map(({ text }) => text)).toEqual([]);
  });

  it('says what it hears in words that fit into a sentence', () => {
    const subjects = bank.flatMap(({ heard }) => heard ?? []);
    expect(subjects.filter((heard) => !/^[a-z][^.]*[a-z]$/.test(heard))).toEqual([]);
  });
});
