import { describe, expect, it } from 'vitest';
import { glideCaption, glideSentence } from './glide-words.tsx';

const END = { slowHz: 0.1, fastHz: 2, atMs: 29 * 60_000 };

describe('where a pair glides to', () => {
  it.each([
    [{ slowHz: 0.1, fastHz: 5.3 }, END, 'the fast one gliding to 2 Hz'],
    [{ slowHz: 0, fastHz: 5.3 }, { ...END, slowHz: 0 }, 'gliding to 2 Hz'],
    [{ slowHz: 3, fastHz: 2 }, { ...END, slowHz: 1 }, 'the slow one gliding to 1 Hz'],
    [{ slowHz: 3, fastHz: 12 }, { ...END, slowHz: 1 }, 'gliding to 1 Hz carrying 2 Hz'],
  ])('of %o to %o is said in its caption', (pair, to, words) => {
    expect(glideCaption(pair, to)).toBe(words);
  });

  it('is a sentence that says when it is there, too', () => {
    expect(glideSentence({ slowHz: 0.1, fastHz: 5.3 }, END)).toBe(
      'Fast glides to 2 Hz, which the program reaches at 29:00.',
    );
    expect(glideSentence({ slowHz: 3, fastHz: 5.3 }, { ...END, slowHz: 1 })).toBe(
      'Fast glides to 2 Hz and slow to 1 Hz, which the program reaches at 29:00.',
    );
  });

  it('is nothing where it stands, comes in or goes, or is there to the last digit that is written', () => {
    expect(glideCaption({ slowHz: 0.1, fastHz: 2 }, END)).toBeNull();
    expect(glideSentence({ slowHz: 0, fastHz: 2.001 }, END)).toBeNull();
    expect(glideSentence({ slowHz: 0.1, fastHz: 5 }, { ...END, fastHz: 0 })).toBeNull();
  });
});
