import { describe, expect, it } from 'vitest';
import { letterName, peopleWords, stateWords, timeLeftWords } from './letter-words.ts';

describe('a letter in words', () => {
  it('says how it stands and what it is called', () => {
    expect(stateWords({ state: 'draft', sent: 0 })).toBe('Draft');
    expect(stateWords({ state: 'sending', sent: 12 })).toBe('Going out, sent to 12 so far');
    expect(stateWords({ state: 'stopped', sent: 1200 })).toBe('Stopped, sent to 1,200 so far');
    expect(stateWords({ state: 'sent', sent: 30 })).toBe('Sent to 30');
    expect(letterName({ subject: ' ' })).toBe('No subject yet');
    expect([peopleWords(1), peopleWords(12_345)]).toEqual(['one person', '12,345 people']);
  });

  it('says how long it takes, of a draft for everybody and later for those who are left', () => {
    const letter = {
      people: 10_000,
      remaining: 0,
      waiting: 0,
      state: 'draft',
      perMinute: 30,
    } as const;
    expect(timeLeftWords(letter)).toBe('about 6 hours');
    expect(timeLeftWords({ ...letter, people: 100_000 })).toBe('about 2 days');
    const going = { ...letter, state: 'sending', remaining: 50, waiting: 10 } as const;
    expect(timeLeftWords(going)).toBe('about 2 minutes');
    expect(timeLeftWords({ ...going, remaining: 0, waiting: 1 })).toBe('about a minute');
  });
});
