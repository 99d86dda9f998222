import { describe, expect, it } from 'vitest';
import { featuresOf } from './features.ts';

describe('featuresOf', () => {
  it('holds words, pairs of neighbours, stems and letter groups', () => {
    const names = [...featuresOf(['debugging', 'crash']).keys()];
    expect(names).toEqual(
      expect.arrayContaining(['w:debugging', 'w:crash', 'p:debugging crash', 's:debugg', 'g:<de']),
    );
  });

  it('marks what a text begins and ends with', () => {
    const names = [...featuresOf(['not', 'tired', 'yet']).keys()];
    expect(names).toEqual(expect.arrayContaining(['b:not', 'b:not tired', 'e:yet']));
    expect(names).not.toContain('b:tired');
    expect(names).not.toContain('e:tired');
  });

  it('lets words that only hold a sentence together weigh little', () => {
    const features = featuresOf(['the', 'report']);
    expect(features.get('w:the')).toBeLessThan((features.get('w:report') ?? 0) / 2);
  });

  it('cuts scripts without spaces into groups of characters', () => {
    const names = [...featuresOf(['集中したい']).keys()];
    expect(names).toEqual(expect.arrayContaining(['u:集', 'u:集中', 'u:集中し']));
  });

  it('weighs a word by its place', () => {
    const features = featuresOf(['talk', 'sleep'], (index) => (index === 1 ? 0.5 : 1));
    expect(features.get('w:sleep')).toBe((features.get('w:talk') ?? 0) / 2);
  });

  it('takes every number for the same word', () => {
    expect(featuresOf(['30', 'pages'])).toEqual(featuresOf(['45', 'pages']));
  });

  it('does not count a repeated word twice', () => {
    expect(featuresOf(['nap', 'nap']).get('w:nap')).toBe(featuresOf(['nap']).get('w:nap'));
  });
});
