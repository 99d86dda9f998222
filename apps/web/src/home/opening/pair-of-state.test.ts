import { expect, it } from 'vitest';
import { PAGES } from '../../content/pages.ts';
import { pairOfState } from './pair-of-state.ts';
import { FIRST_PAIR } from './shown-pair.ts';

it('the page opens with the pair of analytical thinking, and in its ink', () => {
  expect(FIRST_PAIR).toEqual(pairOfState('analytical'));
  expect(PAGES['index.html']?.ink).toBe('analytical');
});
