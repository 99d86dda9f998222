import { parseSuggestion } from '@overtone/domain/suggestion/suggestion';
import { describe, expect, it } from 'vitest';
import { answerCache } from './answer-cache.ts';

const parsed = parseSuggestion({ globalModulationHz: 1, centerModulationHz: 10 });
if (!parsed.ok) throw new Error(parsed.reason);
const suggestion = parsed.value;

describe('answerCache', () => {
  it('keeps an answer for a day', () => {
    let now = 0;
    const cache = answerCache({ now: () => now });
    cache.set('a', suggestion);
    now = 24 * 3600_000 - 1;
    expect(cache.get('a')).toBe(suggestion);
    now += 1;
    expect(cache.get('a')).toBeUndefined();
  });

  it('forgets what was used longest ago', () => {
    const cache = answerCache({ now: () => 0, maxAnswers: 2 });
    cache.set('a', suggestion);
    cache.set('b', suggestion);
    cache.get('a');
    cache.set('c', suggestion);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBe(suggestion);
    expect(cache.get('c')).toBe(suggestion);
  });
});
