import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import type { PhraseState } from './phrase-states.ts';

const likeliest = (text: string) => classify(text)[0].state;

describe('classify', () => {
  it('ranks every state, with shares that fall and add up to one', () => {
    const shares = classify('debugging a race condition').map(({ confidence }) => confidence);
    expect(shares).toHaveLength(8);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it.each<[string, PhraseState]>([
    ['anxious about my talk', 'calm'],
    ['so nervous before the interview', 'calm'],
    ['stressed about the report', 'calm'],
    ['overwhelmed by my inbox', 'calm'],
    ['so sleepy in this meeting', 'energise'],
  ])('lets a feeling outweigh the task: %s', (text, state) => {
    expect(likeliest(text)).toBe(state);
  });

  it.each<[string, PhraseState]>([
    ['writing an article about sleep', 'deep_focus'],
    ['coding a meditation app', 'deep_focus'],
    ['giving a talk about stress', 'meeting'],
    ['brainstorming names for a gym', 'creative'],
  ])('lets what is done outweigh what it is about: %s', (text, state) => {
    expect(likeliest(text)).toBe(state);
  });

  it.each<[string, PhraseState]>([
    ['ranked valorant with the squad', 'energise'],
    ['chess puzzles', 'analytical'],
    ['civ 6 campaign', 'analytical'],
  ])('tells fast games from games of strategy: %s', (text, state) => {
    expect(likeliest(text)).toBe(state);
  });

  it('sees through slips of spelling', () => {
    expect(likeliest('brainstromming names')).toBe('creative');
    expect(likeliest('so anxios rihgt now')).toBe('calm');
  });
});
