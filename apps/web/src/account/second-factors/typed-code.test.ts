import { describe, expect, it } from 'vitest';
import { typedBackupCode, typedCode } from './typed-code.ts';

describe('a code as it was typed', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
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
    ['aB3dE-fG7h', null],
    ['aB3dE_fG7hJ', null],
  ])('%j is %j', (text, code) => expect(typedBackupCode(text)).toBe(code));
});
