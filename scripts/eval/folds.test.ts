import { readBank } from '@overtone/recommender/training/bank';
import { describe, expect, it } from 'vitest';
import { FOLDS, foldOf } from './folds.ts';

const fold = (text: string) => foldOf({ text, state: 'none', feeling: false, english: true });

describe('foldOf', () => {
  it('keeps near-duplicates together', () => {
    expect(fold('debugging the servers')).toBe(fold('debug my server'));
    expect(fold('server debugging')).toBe(fold('debug my server'));
  });

  it('splits the bank into folds of about the same size', () => {
    const folds = Map.groupBy(readBank(), foldOf);
    expect(folds.size).toBe(FOLDS);
    const sizes = [...folds.values()].map((phrases) => phrases.length);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.2);
  });
});
