import { describe, expect, it } from 'vitest';
import { typedBackupCode, typedCode } from './typed-code.ts';

describe('a code as it was typed', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('%j is %j', (text, code) => expect(typedCode(text)).toBe(code));
});

describe('a backup code as it was typed', () => {
  it.each([
    ['aB3dE-fG7hJ', 'aB3dE-fG7hJ'],
    ['aB3dEfG7hJ', 'aB3dE-fG7hJ'],
    [' aB3dE - fG7hJ\n', 'aB3dE-fG7hJ'],
    ['AB3DE FG7HJ', 'AB3DE-FG7HJ'],
    ['ab3de–fg7hj', 'ab3de-fg7hj'],
    ['ab3de−fg7hj', 'ab3de-fg7hj'],
    ['a b 3 d e f g 7 h j', 'ab3de-fg7hj'],
    ['\u200bab3de\u2011fg7hj\ufeff', 'ab3de-fg7hj'],
    ['aB3dE-fG7h', null],
    ['aB3dE-fG7hJk', null],
    ['aB3dE_fG7hJ', null],
  ])('%j is %j', (text, code) => expect(typedBackupCode(text)).toBe(code));
});
