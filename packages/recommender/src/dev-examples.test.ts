import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recommend } from './recommend.ts';

interface Example {
  readonly text: string;
  readonly acceptable: readonly string[];
}

const examples = readFileSync(new URL('../evaluation/dev-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Example => JSON.parse(line));

/** A floor against regressions. These examples were at hand while the bank was written: they say nothing of new text. */
const ACCEPTABLE_FLOOR = 0.95;

it('answers the development examples acceptably', () => {
  const missed = examples.filter(
    ({ text, acceptable }) => !acceptable.includes(recommend(text).state),
  );
  const share = 1 - missed.length / examples.length;
  expect(share).toBeGreaterThanOrEqual(ACCEPTABLE_FLOOR);
});

it('hears every risk among the development examples', () => {
  const risks = examples.filter(({ acceptable }) => acceptable.includes('safety'));
  expect(risks.length).toBeGreaterThan(0);
  expect(risks.filter(({ text }) => recommend(text).source !== 'safety')).toEqual([]);
});
