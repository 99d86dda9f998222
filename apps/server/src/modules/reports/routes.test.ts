import { adminReportSchema } from '@overtone/domain/contract/admin-report';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { testMember } from '../../testing/test-personal.ts';
import { analyticsService } from '../analytics/service.ts';

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

function ask(report: string): Promise<Response> {
  const app = testApp(folders, {
    database: test.database,
    personOf: () => Promise.resolve(testMember('root', 'admin')),
  });
  return Promise.resolve(app.request(`/api/admin/reports/${report}`));
}

/** The days whose page views a report counts. */
async function daysOf(report: string) {
  const { rows } = adminReportSchema.parse(await (await ask(report)).json());
  return rows.map(([day]) => day);
}

describe('GET /api/admin/reports/:name', () => {
  it.each([
    ['subscribers', 'email'],
    ['downloads', 'email'],
    ['outbox', 'promised'],
    ['audit', 'at'],
    ['figures', 'day'],
  ])('answers %s with its table, which nobody may keep', async (name, first) => {
    const response = await ask(name);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { columns, rows } = adminReportSchema.parse(await response.json());
    expect([columns[0], rows]).toEqual([first, []]);
  });

  it('writes instants in full, in UTC', async () => {
    await test.database.insert(newsletterSubscribers).values({
      email: 'ada@example.com',
      source: 'footer_newsletter',
      status: 'active',
      timestamp: TEST_TIME,
    });
    const { rows } = adminReportSchema.parse(await (await ask('subscribers')).json());
    expect(rows).toEqual([
      ['ada@example.com', '2026-03-02T09:00:00.000Z', 'footer_newsletter', 'active'],
    ]);
  });

  it('gives a file for spreadsheets when it is asked for one', async () => {
    const response = await ask('subscribers?format=csv');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="subscribers.csv"',
    );
    expect(await response.text()).toBe('email,timestamp,source,status\r\n');
  });

  it('counts whole days, today included: thirty, or as many as it is asked for', async () => {
    const kept = (day: string) => analyticsService(test.database, () => new Date(day));
    const fields = { page_name: 'Demo', user_id: null, timestamp: '2026-03-01T00:00:00Z' };
    for (const day of [
      '2026-01-31T23:59:59.999Z',
      '2026-02-01T00:00:00.000Z',
      '2026-03-01T23:59:59.999Z',
      '2026-03-02T00:00:00.000Z',
    ]) {
      await kept(day).keepEvent({ event: 'page_view', fields }, null);
    }
    expect(await daysOf('figures')).toEqual(['2026-02-01', '2026-03-01', '2026-03-02']);
    expect(await daysOf('figures?days=1&format=json')).toEqual(['2026-03-02']);
    expect(await daysOf('figures?days=31')).toHaveLength(4);
    expect(await daysOf('figures?days=9999')).toHaveLength(4);
  });

  it.each(['figures?days=0', 'figures?days=10000', 'figures?days=x', 'figures?format=xml'])(
    'refuses %s',
    async (report) => {
      const response = await ask(report);
      expect(response.status).toBe(400);
      expect(errorBodySchema.parse(await response.json()).code).toBe('invalid_request');
    },
  );

  it.each(['json', 'csv'])('holds every row of many pages as %s', async (format) => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      email: `p${index}@example.com`,
      source: 'footer_newsletter' as const,
      status: 'active' as const,
      timestamp: TEST_TIME,
    }));
    await test.database.insert(newsletterSubscribers).values(rows);
    const text = await (await ask(`subscribers?format=${format}`)).text();
    const found = new Set(text.match(/p\d+@example\.com/gu));
    expect(found.size).toBe(1001);
    if (format === 'json')
      expect(adminReportSchema.parse(JSON.parse(text)).rows).toHaveLength(1001);
  });

  it('fails before it begins, not in the middle of a file, where the database is away', async () => {
    const app = testApp(folders, { personOf: () => Promise.resolve(testMember('root', 'admin')) });
    for (const name of ['subscribers', 'outbox?format=csv', 'audit']) {
      expect((await app.request(`/api/admin/reports/${name}`)).status).toBe(503);
    }
  });

  it('knows no other table', async () => {
    const response = await ask('passwords');
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).code).toBe('not_found');
  });
});
