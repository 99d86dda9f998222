import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up on paper: none of 0 and O, 1, I and L. */
const SYMBOLS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODES = 10;
const HALF_LENGTH = 5;

/** New backup codes, such as `k7m2q-x9rtw`; each is one of eight hundred million million. */
export function newBackupCodes(): string[] {
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/**
 * The one of the kept codes that somebody means by what they typed; what they typed, when it is none. Capitals do not matter,
 * nor which of two look-alikes was read: codes of before still hold them.
 */
export function meantBackupCode(typed: string, kept: readonly string[]): string {
  const read = asRead(typed);
  return kept.includes(typed) ? typed : (kept.find((code) => asRead(code) === read) ?? typed);
}

/** A code without what tells neither people nor typefaces apart. */
export function asRead(code: string): string {
  return code.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/gu, '1');
}

function half(): string {
  return Array.from({ length: HALF_LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
}
