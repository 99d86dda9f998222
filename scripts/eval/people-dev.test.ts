import { normalise } from '@overtone/recommender/read/normalise';
import { NEEDS } from '@overtone/recommender/crisis/needs';
import { readPeopleBank } from '@overtone/recommender/training/people/people-bank';
import { describe, expect, it } from 'vitest';
import { peopleLines, readPeopleDev } from './people-dev.ts';
import { nearlyAmong } from './similarity.ts';
import { readRisks } from './unseen-risks.ts';

const FEWEST_WORDS = 4;
const TOO_ALIKE = 0.8;
const lines = readPeopleBank().map(({ line }) => normalise(line));

describe('the development rows of who needs people', () => {
  const rows = readPeopleDev();

  it('name what they ask for, each once', () => {
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
    expect(rows.every(({ label }) => NEEDS.includes(label))).toBe(true);
  });

  it('are not among the texts that the model was made of, nor nearly', () => {
    expect(nearlyAmong(long(rows.map(({ text }) => text)), lines, TOO_ALIKE)).toEqual([]);
  });

  it('are told in a line a need, for English and for the rest', () => {
    expect(peopleLines(rows)).toHaveLength(2 * NEEDS.length);
  });
});

it('the unseen risks are not among the texts that the model was made of, nor nearly', () => {
  // Counted, so that a failure shows no row to who changes the model.
  const texts = long(readRisks().map(({ text }) => text));
  expect(nearlyAmong(texts, lines, TOO_ALIKE).length).toBe(0);
});

function long(texts: readonly string[]): readonly string[] {
  return texts.map(normalise).filter((text) => text.split(' ').length >= FEWEST_WORDS);
}
