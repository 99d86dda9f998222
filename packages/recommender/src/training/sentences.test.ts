import type { BankPhrase } from './bank.ts';
import { describe, expect, it } from 'vitest';
import { examplesFrom } from './sentences.ts';

const bank: readonly BankPhrase[] = [
  ...Array.from({ length: 40 }, () => ({
    text: 'quaking',
    state: 'calm' as const,
    feeling: true,
    english: true,
  })),
  { text: 'audition', state: 'meeting', feeling: false, english: true },
  { text: 'probe', state: 'meeting', feeling: false, english: false },
];
const examples = examplesFrom(bank, 1);

describe('examplesFrom', () => {
  it('begins with every phrase as it is', () => {
    expect(examples.slice(0, bank.length).map(({ text }) => text)).toEqual(
      bank.map(({ text }) => text),
    );
  });

  it('lets a feeling outweigh the task that stands beside it', () => {
    const both = examples.filter(
      ({ text }) => text.includes('quaking') && text.includes('audition'),
    );
    expect(both.length).toBeGreaterThan(5);
    expect(new Set(both.map(({ state }) => state))).toEqual(new Set(['calm']));
  });

  it('puts English phrases alone into sentences', () => {
    expect(examples.filter(({ text }) => text.includes('probe'))).toHaveLength(1);
  });

  it('counts sentences less than phrases', () => {
    expect(Math.max(...examples.slice(bank.length).map(({ weight }) => weight))).toBeLessThan(1);
  });

  it('is the same for the same seed', () => {
    expect(examplesFrom(bank, 1)).toEqual(examples);
    expect(examplesFrom(bank, 2)).not.toEqual(examples);
  });
});
