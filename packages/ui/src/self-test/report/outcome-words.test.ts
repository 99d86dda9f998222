import { reportOf } from '@overtone/domain/experiment/report/test-report';
import {
  abandoned,
  type Behaviour,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { expect, it } from 'vitest';
import { outcomeWords } from './outcome-words.ts';

const blind = (rating: Behaviour) => outcomeWords(reportOf(exampleTestAfter(rating)));
/** Guesses of which every other pair is right. */
const guessed = (arm: 'real' | 'sham', session: number) =>
  Math.floor(session / 2) % 2 === 0 ? arm : arm === 'real' ? 'sham' : 'real';

it('what came of a self-test is said in a few words, which claim no more than its report', () => {
  const rises = (arm: 'real' | 'sham') => (arm === 'real' ? 4 : 3);
  expect([
    blind((arm, session) => ({ rating: rises(arm), guess: guessed(arm, session) })),
    blind((arm) => ({ rating: 7 - rises(arm), guess: 'noIdea' })),
    blind((_, session) => ({ rating: 2 + (session % 3), guess: 'noIdea' })),
    blind((arm) => ({ rating: rises(arm), guess: arm })),
    outcomeWords(reportOf(abandoned(exampleTestAfter(() => ({ rating: 3, guess: 'real' }), 5)))),
  ]).toEqual([
    'Answers were higher with the rhythm.',
    'Answers were lower with the rhythm; whether the blind held is not known.',
    'No difference found, which is no proof of none.',
    'The blind was broken.',
    'Stopped after 2 of 20 pairs, so there is no verdict.',
  ]);
});
