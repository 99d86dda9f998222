import { describe, expect, it } from 'vitest';
import { needsHeardBy } from '../../crisis/hear-needs.ts';
import type { Need } from '../../crisis/needs.ts';
import { peopleExamplesFrom } from './people-examples.ts';
import { trainPeopleModel } from './train-people.ts';

const SLOTS = 2 ** 14;
const line = (text: string, need: Need) => ({ line: text, need });
const examples = peopleExamplesFrom(
  [
    line('the {quokka|wombat} is {gone|lost} for ever', 'crisis'),
    line('a numbat {fell|fainted} {outside|inside}', 'emergency'),
    line('feed the {quokka|wombat|numbat} {today|at noon}', 'none'),
  ],
  [{ text: 'ledger', state: 'analytical', weight: 1 }],
);
const model = trainPeopleModel(examples, SLOTS);

describe('trainPeopleModel', () => {
  it('learns what it is given', () => {
    expect([...needsHeardBy(model, 'the wombat is gone for ever')]).toContain('crisis');
    expect([...needsHeardBy(model, 'feed the wombat today')]).toEqual([]);
  });

  it('is the same each time', () => {
    expect(trainPeopleModel(examples, SLOTS)).toEqual(model);
  });
});
