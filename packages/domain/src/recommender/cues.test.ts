import { describe, expect, it } from 'vitest';
import type { BankPhrase } from './bank.ts';
import { cueIndexFrom, findCues } from './cues.ts';

const bank: readonly BankPhrase[] = [
  { text: 'lunch', state: 'none', feeling: false },
  { text: 'sleepy after lunch', state: 'energise', feeling: true },
  { text: 'interview', state: 'meeting', feeling: false },
  { text: 'interview', state: 'deep_focus', feeling: false },
];
const index = cueIndexFrom(bank);
const found = (text: string) =>
  findCues(text.split(' '), index).map(({ phrase, start }) => [phrase.text, phrase.state, start]);

describe('findCues', () => {
  it('finds a phrase where it stands', () => {
    expect(found('team lunch today')).toEqual([['lunch', 'none', 1]]);
  });

  it('passes over a phrase inside a longer one', () => {
    expect(found('so sleepy after lunch')).toEqual([['sleepy after lunch', 'energise', 1]]);
  });

  it('finds the shorter phrase again outside the longer one', () => {
    expect(found('lunch then sleepy after lunch')).toHaveLength(2);
  });

  it('reports a phrase for every state it may stand for', () => {
    expect(found('interview').map(([, state]) => state)).toEqual(['meeting', 'deep_focus']);
  });

  it('finds nothing in words that the bank does not hold', () => {
    expect(found('lunches')).toEqual([]);
  });
});
