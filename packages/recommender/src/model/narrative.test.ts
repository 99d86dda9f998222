import { describe, expect, it } from 'vitest';
import { MAX_NARRATIVE_CODE_POINTS } from '@overtone/domain/suggestion/suggestion';
import { HEARD } from './heard-table.ts';
import { PHRASE_STATES } from './phrase-states.ts';
import {
  narrativeFor,
  narrativeForNoise,
  narrativeForSafety,
  narrativeForSmallTalk,
  narrativeForUnclear,
} from './narrative.ts';

const narratives = [
  ...PHRASE_STATES.flatMap((state) =>
    [undefined, ...HEARD[state].map(({ said }) => said)].flatMap((heard) => [
      narrativeFor(state, 0.9, heard),
      narrativeFor(state, 0.3, heard),
    ]),
  ),
  ...(['empty', 'mash', 'orders'] as const).map(narrativeForNoise),
  ...(['greeting', 'question', 'safety-question'] as const).map(narrativeForSmallTalk),
  narrativeForUnclear(),
  narrativeForSafety(),
];

describe('narratives', () => {
  it('say what was heard and why its rhythms follow', () => {
    expect(narrativeFor('analytical', 0.9, 'you’re playing a game of strategy')).toBe(
      'It sounds like you’re playing a game of strategy. Gamma rhythms near 40 Hz are associated with effortful thinking and may suit close work.',
    );
  });

  it('ask to be checked when the choice is not sure', () => {
    expect(narrativeFor('calm', 0.59)).toMatch(
      /^I’m not sure, but it sounds like you want to settle down; if not/,
    );
    expect(narrativeFor('calm', 0.6)).toMatch(/^It sounds like you want to settle down\./);
  });

  it('fit where explanations are shown', () => {
    for (const text of narratives)
      expect(text.length).toBeLessThanOrEqual(MAX_NARRATIVE_CODE_POINTS);
  });

  it('promise nothing', () => {
    for (const text of narratives) {
      expect(text).not.toMatch(/\b(proven|cures?|treats?|guarantee\w*|diagnos\w*|heals?)\b/i);
    }
  });
});
