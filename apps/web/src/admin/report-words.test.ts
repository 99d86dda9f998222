import { describe, expect, it } from 'vitest';
import { cellWords, columnWords } from './report-words.ts';

describe('a report in words', () => {
  it.each([
    ['lastError', 'Last error'],
    ['kind', 'Kind'],
    ['p95', 'p95'],
  ])('heads %s with %s', (name, words) => {
    expect(columnWords(name)).toBe(words);
  });

  it.each([
    [246.86500000208616, '246.9'],
    [0.0123456, '0.01235'],
    [1234567, '1234567'],
    ['2026-11-21T20:04:10.571Z', '2026-11-21 20:04'],
    ['2026-11-21', '2026-11-21'],
    ['ada@example.com', 'ada@example.com'],
    [true, 'yes'],
    [false, 'no'],
    [null, '–'],
    ['', '–'],
  ])('writes %j as %j', (cell, words) => {
    expect(cellWords(cell)).toBe(words);
  });
});
