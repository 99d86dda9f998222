import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/**
 * Migrations that take something away, each with why the version before can go on beside the new one all the same. What is
 * no longer used goes one version after the last that used it, and stands here then.
 */
const TAKING_AWAY: Readonly<Record<string, string>> = {
  '0005_identity.sql': 'before servers could run side by side: limits moved to another table',
  '0008_handover_sign_in.sql': 'before servers could run side by side: rows of minutes',
};

const TAKES_AWAY =
  /\bdrop (?:table|column|constraint|view|type)\b|\brename\b|\bset not null\b|\bset data type\b|\balter column \S+ type\b/iu;

/** Whether a statement fails the version before: what it uses is gone, or it does not write what has to be there. */
function failsTheVersionBefore(statement: string): boolean {
  const asksForMore =
    /\badd column\b/iu.test(statement) &&
    /\bnot null\b/iu.test(statement) &&
    !/\bdefault\b/iu.test(statement);
  return asksForMore || TAKES_AWAY.test(statement);
}

describe('a migration', () => {
  it('only adds, so that servers of two versions can run side by side', async () => {
    const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql'));
    const failing = await Promise.all(
      files.map(async (name) => {
        const text = await readFile(path.join(MIGRATIONS_FOLDER, name), 'utf8');
        return text.split(';').some(failsTheVersionBefore) ? [name] : [];
      }),
    );
    expect(failing.flat().sort()).toEqual(Object.keys(TAKING_AWAY));
  });

  it.each([
    ['alter table users drop column name', true],
    ['ALTER TABLE "users" RENAME COLUMN "name" TO "called"', true],
    ['alter table users add column tone text not null', true],
    ['alter table users alter column name set data type text', true],
    [`alter table users add column tone text default 'plain' not null`, false],
    ['alter table users add column tone text', false],
    ['alter table users alter column name drop not null', false],
    ['drop index users_name', false],
  ])('of %s is known for what it is', (statement, fails) => {
    expect(failsTheVersionBefore(statement)).toBe(fails);
  });
});
