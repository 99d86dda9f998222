import type { BankPhrase } from './bank.ts';
import { rankStates } from '../model/classify.ts';
import type { PhraseState } from '../model/phrase-states.ts';
import { describe, expect, it } from 'vitest';
import { trainModel } from './train.ts';

const phrase = (text: string, state: PhraseState): BankPhrase => ({
  text,
  state,
  feeling: false,
  english: false,
});
const bank = [
  phrase('quokka', 'creative'),
  phrase('quokka dreams', 'creative'),
  phrase('wombat ledger', 'analytical'),
  phrase('wombat sums', 'analytical'),
  phrase('numbat hush', 'wind_down'),
];
const SLOTS = 2 ** 16;
const model = trainModel(bank, SLOTS);
const likeliest = (text: string) => rankStates(model, text)[0].state;

describe('trainModel', () => {
  it('learns the phrases that it is given', () => {
    expect(bank.map(({ text }) => likeliest(text))).toEqual(bank.map(({ state }) => state));
  });

  it('judges new words by their letters', () => {
    expect(likeliest('quokkas')).toBe('creative');
  });

  it('leans nowhere for text that holds nothing known', () => {
    expect(rankStates(model, 'xyz')[0].confidence).toBeCloseTo(1 / 8, 2);
  });

  it('gives a state with more phrases no advantage', () => {
    const more = Array.from({ length: 30 }, (_, index) => phrase(`ledger ${index}`, 'analytical'));
    expect(rankStates(trainModel([...bank, ...more], SLOTS), 'numbat')[0].state).toBe('wind_down');
  });

  it('is the same each time', () => {
    expect(trainModel(bank, SLOTS)).toEqual(model);
  });
});
