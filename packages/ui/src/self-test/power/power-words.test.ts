import { describe, expect, it } from 'vitest';
import { casesText, percentText, powerSentence, spreadSentence } from './power-words.ts';

describe('chances in words', () => {
  it.each([
    [0, 'fewer than 1\u00A0in\u00A020'],
    [0.049, 'fewer than 1\u00A0in\u00A020'],
    [0.05, 'about 1\u00A0in\u00A020'],
    [0.26, 'about 1\u00A0in\u00A04'],
    [0.3, 'about 3\u00A0in\u00A010'],
    [0.333, 'about 3\u00A0in\u00A010'],
    [0.34, 'about 1\u00A0in\u00A03'],
    [0.52, 'about half of all'],
    [0.66, 'about 3\u00A0in\u00A05'],
    [0.81, 'about 4\u00A0in\u00A05'],
    [0.85, 'about 5\u00A0in\u00A06'],
    [0.899, 'about 5\u00A0in\u00A06'],
    [0.96, 'about 19\u00A0in\u00A020'],
    [0.989, 'about 19\u00A0in\u00A020'],
    [0.99, 'nearly all'],
    [1, 'nearly all'],
  ])('%f is %s', (chance, text) => {
    expect(casesText(chance)).toBe(text);
  });

  it.each([
    [0.29, '29%'],
    [0.857, '85%'],
    [0.998, '99%'],
    [1, '100%'],
  ])('%f is %s in the table', (chance, text) => {
    expect(percentText(chance)).toBe(text);
  });

  it('say what so many pairs would find', () => {
    expect(powerSentence(20, { whole: 0.81, half: 0.26 })).toBe(
      '20 pairs would find a change of one point in about 4\u00A0in\u00A05 cases, half a point in about 1\u00A0in\u00A04.',
    );
    expect(powerSentence(60, { whole: 1, half: 0.5 })).toBe(
      '60 pairs would find a change of one point in nearly all cases, half a point in about half of all.',
    );
  });
});

describe('whose answers these are', () => {
  const spread = { meanPoints: 3.25, spreadPoints: 0.71 };

  it.each([
    [{ past: 12, sham: 0 }, 'your own 12 past ratings'],
    [{ past: 0, sham: 20 }, 'your own 20 answers in sham sessions of earlier self-tests'],
    [
      { past: 1, sham: 20 },
      'your own 1 past rating and 20 answers in sham sessions of earlier self-tests',
    ],
  ])('is said with where they come from: %o', (own, from) => {
    expect(spreadSentence(spread, own)).toBe(
      `Worked out for ${from}: around 3.3, spread by 0.7 points.`,
    );
  });

  it('is said, too, where they are nobody’s', () => {
    expect(spreadSentence({ meanPoints: 3, spreadPoints: 0.9 }, null)).toMatch(
      /^Fewer than 5 of your answers to this question are known, .* so this is for someone whose answers lie around 3\.0/u,
    );
  });
});
