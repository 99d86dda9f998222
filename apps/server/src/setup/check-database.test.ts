import { describe, expect, it } from 'vitest';
import { keyFingerprint } from '../secrets/key-fingerprint.ts';
import { clockLine, databaseLine, keyLine, tablesLine } from './check-database.ts';
import { checkProgram } from './check-program.ts';
import type { DatabaseFacts } from './database-facts.ts';

const KEY = 'a key of at least 32 characters!';
const FACTS: DatabaseFacts = {
  version: 180_004,
  isEncrypted: false,
  applied: ['a', 'b'],
  known: ['a', 'b'],
  keyFingerprint: keyFingerprint(KEY),
  paymentAccount: undefined,
  clockAheadMs: 12,
};

describe('what a database says of itself', () => {
  it('is judged by its version and by who may listen on the way to it', () => {
    expect(databaseLine(FACTS, 'its own', true)).toEqual({
      state: 'ok',
      subject: 'database',
      sentence: 'PostgreSQL 18.4, its own.',
    });
    expect(databaseLine({ ...FACTS, version: 140_011 }, 'db', true).state).toBe('wrong');
    expect(databaseLine(FACTS, 'db.example', false)).toMatchObject({
      state: 'off',
      sentence: expect.stringContaining('sslmode=verify-full'),
    });
    expect(databaseLine({ ...FACTS, isEncrypted: true }, 'db.example', false).state).toBe('ok');
  });

  it('is judged by its tables: older ones are brought up to date, newer ones are refused', () => {
    expect(tablesLine(FACTS).state).toBe('ok');
    expect(tablesLine({ ...FACTS, applied: ['a'] })).toMatchObject({
      state: 'ok',
      sentence: expect.stringContaining('1 migrations to come'),
    });
    expect(tablesLine({ ...FACTS, applied: ['a', 'b', 'c'] }).state).toBe('wrong');
  });

  it('is judged by the key that it was used with', () => {
    expect(keyLine(FACTS, KEY, 'SECRET_KEY').state).toBe('ok');
    expect(keyLine(FACTS, undefined, 'SECRET_KEY')).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('No key is here'),
    });
    const other = keyLine(FACTS, `${KEY}!`, 'SECRET_KEY');
    expect(other).toMatchObject({ state: 'wrong' });
    expect(other.sentence).not.toContain(KEY);
    expect(keyLine({ keyFingerprint: undefined }, undefined, 'SECRET_KEY').state).toBe('ok');
  });

  it.each([
    [30_000, 'ok'],
    [-30_000, 'ok'],
    [30_001, 'wrong'],
    [-90_000, 'wrong'],
  ])('is judged by a clock that is ahead by %i ms', (clockAheadMs, state) => {
    expect(clockLine({ clockAheadMs }).state).toBe(state);
  });
});

describe('the program', () => {
  it.each([
    ['24.21.0', 'ok'],
    ['26.0.0', 'ok'],
    ['22.18.0', 'wrong'],
  ])('runs on Node %s: %s', (version, state) => {
    expect(checkProgram(version).state).toBe(state);
  });
});
