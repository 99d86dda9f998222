import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { sweep } from '../retention/sweep.ts';
import { announceTerms, changeOn, previewAnnouncement } from './announce-terms.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const FROM = new Date('2027-01-15T00:00:00.000Z');
const DAY_MS = 86_400_000;

let test: TestDatabase;

beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.clear();
  const people = [
    ['ada', true],
    ['ben', true],
    ['eve', false],
  ] as const;
  await test.database.insert(users).values(
    people.map(([id, emailVerified]) => ({
      id,
      name: id,
      email: `${id}@example.com`,
      emailVerified,
      createdAt: NOW,
      updatedAt: NOW,
    })),
  );
});

describe('announcing a change of terms', () => {
  it('shows the mail and whom it would go to, and promises nothing', async () => {
    const shown = await previewAnnouncement(test.database, FROM, 'https://focus.example');
    expect(shown).toMatchObject({ recipients: 2, unconfirmed: 1 });
    expect(shown.text.replaceAll('\n', ' ')).toContain('15 January 2027');
    expect(shown.text).toContain('https://focus.example/terms-of-service');
    expect(await test.database.select().from(mails)).toEqual([]);
  });

  it('goes to every confirmed address, once, and again about another day', async () => {
    expect(await announceTerms(test.database, FROM, NOW)).toBe(2);
    expect(await announceTerms(test.database, FROM, NOW)).toBe(0);
    const rows = await test.database.select().from(mails);
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual([
      'ada@example.com',
      'ben@example.com',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ kind: 'terms_change', expiresAt: FROM, nextAttemptAt: NOW });
    }
    expect(await announceTerms(test.database, new Date('2027-06-01'), NOW)).toBe(2);
  });

  it('goes once more to those whose mail was given up, and to nobody else', async () => {
    const { database } = test;
    await announceTerms(database, FROM, NOW);
    await database.update(mails).set({ sentAt: NOW }).where(eq(mails.userId, 'ada'));
    const givenUp = { failedAt: NOW, lastError: '550 No' };
    await database.update(mails).set(givenUp).where(eq(mails.userId, 'ben'));
    const shown = await previewAnnouncement(database, FROM, 'https://focus.example');
    expect(shown.recipients).toBe(1);
    expect(await announceTerms(database, FROM, NOW)).toBe(1);
    expect(await announceTerms(database, FROM, NOW)).toBe(0);
    const rows = await database.select().from(mails).where(eq(mails.userId, 'ben'));
    expect(rows.map(({ failedAt }) => failedAt)).toEqual(expect.arrayContaining([NOW, null]));
  });

  it('is kept until a month after the day, so that nobody is told of it twice', async () => {
    const { database } = test;
    const from = new Date('2027-06-01T00:00:00.000Z');
    const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS);
    await announceTerms(database, from, NOW);
    await database.update(mails).set({ sentAt: NOW });
    await sweep(database, daysAfter(NOW, 31));
    expect(await announceTerms(database, from, daysAfter(NOW, 31))).toBe(0);
    await sweep(database, daysAfter(from, 29));
    expect(await database.$count(mails)).toBe(2);
    await sweep(database, daysAfter(from, 31));
    expect(await database.$count(mails)).toBe(0);
  });

  it.each([
    ['2026-12-21', 'sooner'],
    ['2026-13-01', 'not a date'],
    ['tomorrow', 'not a date'],
    ['', 'not a date'],
  ])('is refused for %j', (day, reason) => {
    expect(changeOn(day, NOW)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });

  it('is as far ahead as the terms promise', () => {
    expect(changeOn('2027-01-15', NOW)).toEqual({ ok: true, value: FROM });
  });
});
