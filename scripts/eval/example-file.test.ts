import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readBank } from '@overtone/domain/recommender/bank';
import { normalise } from '@overtone/domain/recommender/normalise';
import { isSuggestionState } from '@overtone/domain/suggestion/states';
import { describe, expect, it } from 'vitest';
import { EVALUATION_FILES, readExamples } from './example-file.ts';
import { nearlyAmong } from './similarity.ts';

/** Frozen before the bank grew: a changed row would make every figure of docs/recommender.md untrue. */
const BLIND_SHA256 = 'dfd27a0df1daa54281397d048a5d00fe0109a51642ca675eeb0faf7a450c8256';

/** Titles of one to three words ("Lunch", "Bank holiday") are vocabulary, which rows and phrases must share. */
const FEWEST_WORDS = 4;
const TOO_ALIKE = 0.8;

describe.each(Object.entries(EVALUATION_FILES))('the %s rows', (_name, file) => {
  const rows = readExamples(file);

  it('name states, the label among the acceptable ones', () => {
    for (const { label, acceptable } of rows) {
      expect(acceptable.every(isSuggestionState)).toBe(true);
      expect(acceptable).toContain(label);
    }
  });

  it('are not in the phrase bank, nor nearly', () => {
    const texts = rows
      .map(({ text }) => normalise(text))
      .filter((text) => text.split(' ').length >= FEWEST_WORDS);
    const phrases = readBank().map(({ text }) => text);
    expect(nearlyAmong(texts, phrases, TOO_ALIKE)).toEqual([]);
  });
});

it('the blind rows are the ones that were frozen', () => {
  const hash = createHash('sha256').update(readFileSync(EVALUATION_FILES.blind)).digest('hex');
  expect(hash).toBe(BLIND_SHA256);
});
