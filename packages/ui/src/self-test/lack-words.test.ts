import { describe, expect, it } from 'vitest';
import { lackWords } from './lack-words.ts';

describe('what is lacking of a session', () => {
  it('is said with why, and that the time counts', () => {
    expect(lackWords('tone', 0)).toBe(
      'There is no tone: master volume is 0. This time counts; the report will say how long it was.',
    );
    expect(lackWords('tone', 0.1)).toMatch(/^There is no tone: this browser does not play it\./u);
    expect(lackWords('light', 0.1)).toMatch(/^There is no light: it is off/u);
  });

  it('is not said where nothing is, nor in a page that is out of sight', () => {
    expect([lackWords(null, 0), lackWords('sight', 0.1)]).toEqual(['', '']);
  });
});
