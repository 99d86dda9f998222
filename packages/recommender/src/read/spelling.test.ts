import { describe, expect, it } from 'vitest';
import { spellingFrom } from './spelling.ts';

const correct = spellingFrom(new Set(['reading', 'paper', 'interview', 'nap']));

describe('spelling', () => {
  it.each([
    ['readng', 'reading'],
    ['raeding', 'reading'],
    ['papr', 'paper'],
    ['intreview', 'interview'],
  ])('puts %s right', (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  it.each(['reading', 'interviewed', 'zzzzz', 'map', 'чтение', ''])('leaves %j alone', (word) => {
    expect(correct(word)).toBe(word);
  });
});
