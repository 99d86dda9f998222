import { describe, expect, it } from 'vitest';
import { paneRemAfterKey, readPaneRem } from './pane-rem.ts';

describe('the kept width of the session’s side', () => {
  it.each([
    [null, null],
    ['', null],
    ['wide', null],
    ['31.5', 31.5],
    ['3', 24],
    ['1e9', 64],
    ['-Infinity', null],
  ])('%s is read as %s rem', (text, rem) => {
    expect(readPaneRem(text)).toBe(rem);
  });
});

describe('a key on the divide', () => {
  it.each([
    ['ArrowLeft', 30, 29],
    ['ArrowLeft', 24.5, 24],
    ['ArrowRight', 63.5, 64],
    ['Home', 40, 24],
    ['End', 40, 64],
    ['Enter', 40, null],
    ['a', 40, undefined],
  ])('%s makes of %s rem %s', (key, rem, then) => {
    expect(paneRemAfterKey(key, rem)).toBe(then);
  });
});
