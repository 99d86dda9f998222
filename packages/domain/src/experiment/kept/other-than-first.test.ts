import { describe, expect, it } from 'vitest';
import type { OwnSettings } from '../protocol/own-settings.ts';
import { exampleTestAfter } from '../testing/example-test.ts';
import { otherThanFirst } from './other-than-first.ts';

const SETTINGS: OwnSettings = {
  strength: 0.3,
  flashGuard: true,
  masterVolume: 0.1,
  backgroundVolume: 0,
};

function after(sessions: number, settings: OwnSettings | undefined = SETTINGS) {
  const test = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), sessions);
  const attempts = test.attempts.map((attempt) => ({ ...attempt, ...(settings && { settings }) }));
  return { ...test, attempts };
}

describe('what the second session of a pair would begin with otherwise', () => {
  it('is told by what the first began with and what is set now', () => {
    expect(otherThanFirst(after(3), { ...SETTINGS, strength: 0.9, flashGuard: false })).toEqual([
      { name: 'strength', first: 0.3, second: 0.9 },
      { name: 'flashGuard', first: true, second: false },
    ]);
    expect(otherThanFirst(after(3), SETTINGS)).toEqual([]);
  });

  it('is nothing before the first of a pair, or where nothing was noted', () => {
    expect(otherThanFirst(after(2), { ...SETTINGS, strength: 0.9 })).toEqual([]);
    const { attempts, ...test } = after(3);
    const bare = attempts.map(({ settings: _settings, ...attempt }) => attempt);
    expect(otherThanFirst({ ...test, attempts: bare }, { ...SETTINGS, strength: 0.9 })).toEqual([]);
  });
});
