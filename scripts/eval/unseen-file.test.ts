import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { normalise } from '@overtone/recommender/read/normalise';
import { readBank } from '@overtone/recommender/training/bank';
import { describe, expect, it } from 'vitest';
import { nearlyAmong } from './similarity.ts';
import { parseUnseen, readUnseen, UNSEEN_FILES, UNSEEN_KINDS } from './unseen-file.ts';

/** Frozen before the model was changed: a changed row would make every figure of docs/recommender.md untrue. */
const FROZEN = {
  unseen: '3061daceeb9decb709ae572d6f4a8dc4a8eed0172a04f1443bd963233e6036b2',
  'unseen-later': 'ef5e6a45d02ee8f60ffd24f07d261479f464b58915f9b577c7b7498db7cf3921',
} as const;

/** Titles of one to three words ("Lunch", "Bank holiday") are vocabulary, which rows and phrases must share. */
const FEWEST_WORDS = 4;
const TOO_ALIKE = 0.8;

const ROW = {
  text: 'tuning the strings',
  kind: 'task',
  language: 'en',
  voice: 'a luthier',
  acceptable: ['deep_focus', '<safety>'],
  opposite: ['wind_down'],
};

describe('a row of an unseen set', () => {
  it('names its states', () => {
    const [row] = parseUnseen(JSON.stringify(ROW));
    expect(row?.acceptable).toEqual(['deep_focus', 'safety']);
  });

  it.each([
    { kind: 'riddle' },
    { acceptable: [] },
    { acceptable: ['focus'] },
    { opposite: undefined },
    { text: 7 },
  ])('is refused with its line where it has %j', (change) => {
    const lines = [ROW, { ...ROW, ...change }].map((row) => JSON.stringify(row)).join('\n');
    expect(() => parseUnseen(lines)).toThrow('Line 2');
  });
});

describe.each(['unseen', 'unseen-later'] as const)('the set %s', (name) => {
  const file = UNSEEN_FILES[name];
  const rows = readUnseen(file);

  it('is the one that was frozen', () => {
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(FROZEN[name]);
  });

  it('holds 400 rows or more, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(new Set(rows.map(({ text }) => normalise(text))).size).toBe(rows.length);
  });

  it('is never trained on: no row stands in the phrase bank, nor nearly', () => {
    const texts = rows
      .map(({ text }) => normalise(text))
      .filter((text) => text.split(' ').length >= FEWEST_WORDS);
    const phrases = readBank().map(({ text }) => text);
    expect(nearlyAmong(texts, phrases, TOO_ALIKE)).toEqual([]);
  });
});

it('the first unseen set has rows of every kind', () => {
  const kinds = readUnseen(UNSEEN_FILES.unseen).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(UNSEEN_KINDS.length);
});
