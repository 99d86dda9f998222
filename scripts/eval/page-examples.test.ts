import { expect, it } from 'vitest';
import { recommend } from '@overtone/recommender/recommend';
import { RESEARCH } from '../../apps/web/src/content/research.ts';

it.each(RESEARCH.chat.exchanges)(
  'the conversation on the research page is what the product gives: $asked',
  ({ asked, state }) => {
    expect(recommend(asked).state).toBe(state);
  },
);
