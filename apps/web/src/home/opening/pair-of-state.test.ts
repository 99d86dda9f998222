import { expect, it } from 'vitest';
import { pairOfState } from './pair-of-state.ts';
import { FIRST_PAIR } from './shown-pair.ts';

it('the page opens with the pair of analytical thinking', () => {
  expect(FIRST_PAIR).toEqual(pairOfState('analytical'));
});
