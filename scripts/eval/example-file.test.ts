import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readBank } from '@overtone/recommender/training/bank';
import { normalise } from '@overtone/recommender/read/normalise';
import { isSuggestionState } from '@overtone/domain/suggestion/states';
import { describe, expect, it } from 'vitest';
import { EVALUATION_FILES, readExamples } from './example-file.ts';
import { nearlyAmong } from './similarity.ts';

/** Frozen before they were first measured: a changed row would make every figure of docs/recommender.md untrue. */
const FROZEN = [
  ['blind', 'dfd27a0df1daa54281397d048a5d00fe0109a51642ca675eeb0faf7a450c8256'],
  ['risk', '7c3ce8b1843b76e23e7349ebe1468d2f7282529fd5c6b5783c6baa9834795a50'],
] as const;

/** Titles of one to three words ("Lunch", "Bank holiday") are vocabulary, which rows and phrases must share. */
const FEWEST_WORDS = 4;
const TOO_ALIKE = 0.8;

const FILES = Object.entries(EVALUATION_FILES).map(([name, file]) => {
  const rows = readExamples(file);
  const texts = rows
    .map(({ text }) => normalise(text))
    .filter((text) => text.split(' ').length >= FEWEST_WORDS);
  return { name, rows, texts };
});

/** Texts of all the files; one way through the bank finds those of every file. */
const nearBank = () =>
  nearlyAmong(
    FILES.flatMap(({ texts }) => texts),
    readBank().map(({ text }) => text),
    TOO_ALIKE,
  );

describe.each(FILES)('the $name rows', ({ rows }) => {
  it('name states, the label among the acceptable ones', () => {
    for (const { label, acceptable } of rows) {
      expect(acceptable.every(isSuggestionState)).toBe(true);
      expect(acceptable).toContain(label);
    }
  });
});

it('no row is in the phrase bank, nor nearly', () => {
  const near = new Set(nearBank());
  for (const { name, texts } of FILES) {
    expect([name, texts.filter((text) => near.has(text))]).toEqual([name, []]);
  }
});

it.each(FROZEN)('the %s rows are the ones that were frozen', (name, frozen) => {
  const hash = createHash('sha256').update(readFileSync(EVALUATION_FILES[name])).digest('hex');
  expect(hash).toBe(frozen);
});
