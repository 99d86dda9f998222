import { describe, expect, it } from 'vitest';
import { meantBackupCode, newBackupCodes } from './backup-codes.ts';

describe('new backup codes', () => {
  it('are ten, no two of them alike', () => {
    expect(new Set(newBackupCodes()).size).toBe(10);
  });

  it('hold every letter and digit but those that look like another', () => {
    const codes = Array.from({ length: 500 }, newBackupCodes).flat();
    expect(codes.filter((code) => !/^[a-z0-9]{5}-[a-z0-9]{5}$/u.test(code))).toEqual([]);
    const symbols = [...new Set(codes.join('').replaceAll('-', ''))].toSorted().join('');
    expect(symbols).toBe('23456789abcdefghjkmnpqrstuvwxyz');
  });
});

describe('a backup code that was typed', () => {
  const KEPT = ['k7m2q-x9rtw', 'aB3dE-fG7hJ', 'Il1oO-00zzZ'];
  it.each([
    ['k7m2q-x9rtw', 'k7m2q-x9rtw'],
    ['K7M2Q-X9RTW', 'k7m2q-x9rtw'],
    ['ab3de-fg7hj', 'aB3dE-fG7hJ'],
    ['1I1OO-OOZZZ', 'Il1oO-00zzZ'],
    ['k7m2q-x9rtv', 'k7m2q-x9rtv'],
  ])('%s means %s', (typed, meant) => expect(meantBackupCode(typed, KEPT)).toBe(meant));

  it('means the very one that is written so, where another differs by its case alone', () => {
    const kept = ['AAAAA-BBBBB', 'aaaaa-bbbbb'];
    expect(kept.map((code) => meantBackupCode(code, kept))).toEqual(kept);
  });
});
