import { SUGGESTED_PROMPTS } from '@overtone/domain/suggestion/suggested-prompts';
import { describe, expect, it } from 'vitest';
import { recommend } from '../recommend.ts';
import { heardIn } from './heard.ts';
import { HEARD } from './heard-table.ts';

const [debugging, drafting, clientMeeting, calming] = SUGGESTED_PROMPTS;

/** The clause that a text is answered with, without what is said of how sure it is. */
const said = (text: string) =>
  /sounds like (?<clause>[^.;]+)[.;]/u.exec(recommend(text).narrativeExplanation)?.groups?.[
    'clause'
  ];

describe('what is said back', () => {
  it.each([
    [debugging, 'you’re looking for the cause of a problem'],
    [drafting, 'you’re writing'],
    [clientMeeting, 'you have a meeting'],
    [calming, 'you want to calm down'],
    ['debugging', 'you’re looking for the cause of a problem'],
    ['writing', 'you’re writing'],
    ['a client meeting', 'you have a meeting'],
    ['Finish the report by noon', 'you’re writing'],
    ['Debugging', 'you’re looking for the cause of a problem'],
    ['A first draft', 'you’re writing'],
    ['I need to write unit tests', 'you’re writing code'],
    ['problem set 4 for my calculus class', 'you’re doing mathematics or science'],
    ['power nap', 'you’re going to have a nap'],
    ['chess puzzles', 'you’re playing a game of strategy'],
    ['deciding between two job offers', 'you’re weighing a decision'],
    ['grading 40 essays', 'you’re getting through admin'],
    ['leg day at the gym', 'you’re going to exercise'],
    ['I am so angry at my landlord', 'you’re feeling angry'],
    ['Lunch', 'you’re having a meal or a break'],
  ])('to "%s" is that %s', (text, clause) => {
    expect(said(text)).toBe(clause);
  });

  it.each([
    ['失眠，睡不着', 'you want to let the day end'],
    ['necesito concentrarme para estudiar', 'you want to carry one task through'],
    ['нужны новые идеи', 'you’re making something new'],
  ])('speaks of the state where no word of "%s" is known for sure', (text, clause) => {
    expect(said(text)).toBe(clause);
  });
});

describe('heardIn', () => {
  it('follows the subject that more words tell', () => {
    expect(heardIn('reading then emails invoices and expenses', 'deep_focus')).toBe(
      'you’re getting through admin',
    );
  });

  it('follows the subject that is told first where words tell as much', () => {
    expect(heardIn('translating a chapter', 'deep_focus')).toBe('you’re translating');
    expect(heardIn('a chapter to translate', 'deep_focus')).toBe('you’re reading');
  });

  it('hears nothing in words of another state, in parts of words, or in none', () => {
    expect(heardIn('insomnia', 'analytical')).toBeUndefined();
    expect(heardIn('collapse the callback', 'meeting')).toBeUndefined();
    expect(heardIn('constructor', 'calm')).toBeUndefined();
  });

  it('has clauses that fit into a sentence', () => {
    const clauses = Object.values(HEARD).flatMap((subjects) => subjects.map(({ said }) => said));
    expect(clauses.filter((clause) => !/^your?[’ ][^.;]*[a-z]$/u.test(clause))).toEqual([]);
  });
});
