import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import { DOWNLOAD_REQUEST_SOURCE } from '@overtone/domain/contact/download-request';
import { NEWSLETTER_SOURCE } from '@overtone/domain/contact/newsletter-subscriber';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { downloadRequests, newsletterSubscribers } from '../../database/tables/contact.ts';
import { mails } from '../../database/tables/mails.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { analyticsService } from '../analytics/service.ts';
import { markRefused, markSent, promiseMail } from '../../outbox/outbox.ts';
import { wholeReport } from '../../report/report.ts';
import { downloadsReport, outboxReport, subscribersReport } from './contact-reports.ts';
import { figuresReport } from './figures-report.ts';
import { REPORT_PAGE_ROWS } from './pages-of.ts';

const DAY_1 = new Date('2026-03-01T23:59:00.000Z');
/** So many milliseconds after the first day's last minute began. */
const after = (ms: number) => new Date(DAY_1.getTime() + ms);
const DAY_2 = new Date('2026-03-02T00:01:00.000Z');

let test: TestDatabase;

beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

async function subscribe(email: string, status: 'active' | 'unsubscribed', timestamp = DAY_1) {
  const source = NEWSLETTER_SOURCE;
  await test.database.insert(newsletterSubscribers).values({ email, status, source, timestamp });
}

async function request(email: string, timestamp = DAY_1) {
  const source = DOWNLOAD_REQUEST_SOURCE;
  await test.database
    .insert(downloadRequests)
    .values({ email, platform: 'iPhone', userAgent: 'Mozilla/5.0', source, timestamp });
}

describe('subscribersReport', () => {
  it('lists who wants the newsletter and leaves out who has left', async () => {
    await subscribe('new@example.com', 'active', DAY_2);
    await subscribe('old@example.com', 'active', after(2));
    await subscribe('b@example.com', 'active', after(1));
    await subscribe('a@example.com', 'active');
    await subscribe('gone@example.com', 'unsubscribed');
    const { columns, rows } = await wholeReport(subscribersReport(test.database));
    expect(columns).toEqual(['email', 'timestamp', 'source', 'status']);
    expect(rows).toEqual([
      ['a@example.com', DAY_1, 'footer_newsletter', 'active'],
      ['b@example.com', after(1), 'footer_newsletter', 'active'],
      ['old@example.com', after(2), 'footer_newsletter', 'active'],
      ['new@example.com', DAY_2, 'footer_newsletter', 'active'],
    ]);
  });
});

describe('a long report', () => {
  it('is read a page at a time, each when it is asked for, with nobody twice and nobody left out', async () => {
    const emails = Array.from({ length: 1200 }, (_, index) => `p${index}@example.com`);
    await test.database.insert(newsletterSubscribers).values(
      emails.map((email, index) => ({
        email,
        status: 'active' as const,
        source: 'footer_newsletter' as const,
        timestamp: after(index % 7),
      })),
    );
    const { rows } = await wholeReport(subscribersReport(test.database));
    expect(rows.map(([email]) => email).sort()).toEqual(emails.sort());
    const pages = subscribersReport(test.database).pages()[Symbol.asyncIterator]();
    const first = await pages.next();
    expect(first.done ? [] : first.value).toHaveLength(REPORT_PAGE_ROWS);
    await test.clear();
    const second = await pages.next();
    expect(second.done ? null : second.value).toEqual([]);
    expect((await pages.next()).done).toBe(true);
  });
});

describe('downloadsReport', () => {
  it('lists the requests with all their fields, and leaves out who has unsubscribed', async () => {
    await request('late@example.com', DAY_2);
    await request('grace@example.com', after(1));
    await request('ada@example.com');
    await request('gone@example.com');
    await subscribe('gone@example.com', 'unsubscribed');
    await subscribe('ada@example.com', 'active');
    const { columns, rows } = await wholeReport(downloadsReport(test.database));
    expect(columns).toEqual(['email', 'platform', 'userAgent', 'timestamp', 'source', 'emailSent']);
    expect(rows).toEqual([
      ['ada@example.com', 'iPhone', 'Mozilla/5.0', DAY_1, 'mobile_desktop_links', false],
      ['grace@example.com', 'iPhone', 'Mozilla/5.0', after(1), 'mobile_desktop_links', false],
      ['late@example.com', 'iPhone', 'Mozilla/5.0', DAY_2, 'mobile_desktop_links', false],
    ]);
  });
});

describe('outboxReport', () => {
  it('says of every mail how it stands, and why, the oldest first', async () => {
    const keep = async (name: string, promisedAt: Date) => {
      const recipient = `${name}@example.com`;
      await promiseMail(test.database, { kind: 'download_links', recipient }, promisedAt);
      const [mail] = await test.database.select().from(mails).where(eq(mails.recipient, recipient));
      if (mail === undefined) throw new Error('nothing was promised');
      return mail;
    };
    const refused = await keep('refused', DAY_2);
    const sent = await keep('sent', new Date(DAY_1.getTime() + 1));
    await keep('waiting', DAY_1);
    await markSent(test.database, sent, DAY_2);
    await markRefused(test.database, refused, { kind: 'permanent', detail: '550 No' }, DAY_2);
    expect(await wholeReport(outboxReport(test.database))).toEqual({
      columns: ['promised', 'kind', 'recipient', 'state', 'attempts', 'lastError'],
      rows: [
        [DAY_1, 'download_links', 'waiting@example.com', 'waiting', 0, null],
        [sent.createdAt, 'download_links', 'sent@example.com', 'sent', 0, null],
        [DAY_2, 'download_links', 'refused@example.com', 'given up', 0, '550 No'],
      ],
    });
  });
});

describe('figuresReport', () => {
  const view = { page_name: 'Demo', user_id: null, timestamp: DAY_1.toISOString() };
  const on = (day: Date) => analyticsService(test.database, () => day);

  it('counts views, exits and downloads of each day, and gives percentiles', async () => {
    const { keepEvent, keepVitals } = on(DAY_1);
    const click = { userId: null, timestamp: view.timestamp };
    const events: readonly AnalyticsEvent[] = [
      { event: 'page_view', fields: view },
      { event: 'page_view', fields: view },
      { event: 'page_exit', fields: { ...view, time_spent_seconds: 10 } },
      { event: 'page_exit', fields: { ...view, time_spent_seconds: 30 } },
      { event: 'download_click', fields: { ...click, platform: 'mac', location: 'footer' } },
    ];
    for (const event of events) await keepEvent(event, null);
    for (const LCP of [100, 200, 300, 400, 500]) await keepVitals({ page_name: 'Demo', LCP });
    const other = { ...view, page_name: 'Research' };
    await keepEvent({ event: 'page_view', fields: other }, null);
    await keepVitals({ page_name: 'Research', LCP: 100, CLS: 0.5 });
    await on(DAY_2).keepEvent({ event: 'page_view', fields: view }, null);

    const { columns, rows } = await wholeReport(await figuresReport(test.database, DAY_1));
    expect(columns).toEqual(['day', 'figure', 'of', 'count', 'p50', 'p75', 'p95']);
    expect(rows).toEqual([
      ['2026-03-01', 'download_click', 'footer mac', 1, null, null, null],
      ['2026-03-01', 'page_exit', 'Demo', 2, 20, 25, 29],
      ['2026-03-01', 'page_view', 'Demo', 2, null, null, null],
      ['2026-03-01', 'page_view', 'Research', 1, null, null, null],
      ['2026-03-01', 'CLS', 'Research', 1, 0.5, 0.5, 0.5],
      ['2026-03-01', 'LCP', 'Demo', 5, 300, 400, 480],
      ['2026-03-01', 'LCP', 'Research', 1, 100, 100, 100],
      ['2026-03-02', 'page_view', 'Demo', 1, null, null, null],
    ]);
  });

  it('counts pages that the site has not together, however many names are sent', async () => {
    const { keepEvent, keepVitals } = on(DAY_1);
    await keepEvent({ event: 'page_view', fields: view }, null);
    const names = Array.from({ length: 1000 }, (_, index) => `Made up ${index}`);
    for (const page_name of names.slice(0, 20)) {
      await keepEvent({ event: 'page_view', fields: { ...view, page_name } }, null);
      await keepVitals({ page_name, LCP: 100 });
    }
    expect(await test.database.$count(webVitals, eq(webVitals.pageName, 'Other'))).toBe(20);
    expect(await test.database.$count(analyticsEvents, eq(analyticsEvents.pageName, 'Other'))).toBe(
      20,
    );
    // Kept before names were looked at.
    const at = { timestamp: DAY_1, receivedAt: DAY_1 };
    await test.database
      .insert(analyticsEvents)
      .values(names.map((pageName) => ({ event: 'page_view' as const, pageName, ...at })));
    await test.database.insert(webVitals).values(
      names.map((pageName) => ({
        pageName,
        metric: 'LCP' as const,
        value: 100,
        receivedAt: DAY_1,
      })),
    );
    expect((await wholeReport(await figuresReport(test.database, DAY_1))).rows).toEqual([
      ['2026-03-01', 'page_view', 'Demo', 1, null, null, null],
      ['2026-03-01', 'page_view', 'Other', 1020, null, null, null],
      ['2026-03-01', 'LCP', 'Other', 1020, 100, 100, 100],
    ]);
  });

  it('leaves out what is older than asked for', async () => {
    await on(DAY_1).keepEvent({ event: 'page_view', fields: view }, null);
    await on(DAY_1).keepVitals({ page_name: 'Demo', LCP: 100 });
    expect((await wholeReport(await figuresReport(test.database, DAY_2))).rows).toEqual([]);
  });
});
