import { describe, expect, it } from 'vitest';
import { MAX_NARRATIVE_CODE_POINTS } from '@overtone/domain/suggestion/suggestion';
import { readBank } from '../training/bank.ts';
import { PHRASE_STATES } from './phrase-states.ts';
import {
  narrativeFor,
  narrativeForNoise,
  narrativeForSafety,
  narrativeForUnclear,
} from './narrative.ts';

const subjects = new Set(readBank().map(({ heard }) => heard));
const narratives = [
  ...PHRASE_STATES.flatMap((state) =>
    [...subjects].flatMap((heard) => [
      narrativeFor(state, 0.9, heard),
      narrativeFor(state, 0.3, heard),
    ]),
  ),
  ...(['empty', 'mash', 'orders'] as const).map(narrativeForNoise),
  narrativeForUnclear(),
  narrativeForSafety(),
];

describe('narratives', () => {
  it('say what was heard and which rhythms follow', () => {
    expect(narrativeFor('analytical', 0.9, 'a game of strategy')).toBe(
      'It sounds like a game of strategy. Gamma rhythms near 40 Hz are associated with effortful thinking and may suit close work. The centre is set to 40 Hz, the slow rhythm to 3 Hz.',
    );
  });

  it('ask to be checked when the choice is not sure', () => {
    expect(narrativeFor('calm', 0.59)).toMatch(
      /^This could be about wanting to settle down; if it is not/,
    );
    expect(narrativeFor('calm', 0.6)).toMatch(/^It sounds like wanting to settle down\./);
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
