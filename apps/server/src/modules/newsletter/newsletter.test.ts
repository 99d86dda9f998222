import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { mails } from '../../database/tables/mails.ts';
import {
  makeFolders,
  postJson,
  TEST_TIME,
  TEST_TOKENS,
  testApp,
  type TestFolders,
} from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { markSent } from '../../outbox/outbox.ts';

const PATH = '/api/newsletter-subscribers';
const DAY_MS = 24 * 60 * 60_000;

let folders: TestFolders;
let test: TestDatabase;
let now = TEST_TIME;
let promised = 0;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  now = TEST_TIME;
  promised = 0;
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

function app(more: Parameters<typeof testApp>[1] = {}) {
  return testApp(folders, {
    database: test.database,
    wallClock: () => now,
    onMailPromised: () => void promised++,
    ...more,
  });
}

const subscribe = (email: unknown) => app().request(PATH, postJson({ email }));
const subscribers = () => test.database.select().from(newsletterSubscribers);
const outbox = () => test.database.select().from(mails);

async function subscribed() {
  await subscribe('ada@example.com');
  const [subscriber] = await subscribers();
  if (subscriber === undefined) throw new Error('nobody subscribed');
  return { subscriber, link: `/unsubscribe?token=${TEST_TOKENS.sign(subscriber.id)}` };
}

describe('POST /api/newsletter-subscribers', () => {
  it('keeps exactly the record of the specification and promises the welcome mail', async () => {
    const response = await subscribe(' Ada@Example.COM ');
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ ok: true });
    expect(await subscribers()).toEqual([
      {
        id: expect.any(String),
        email: 'ada@example.com',
        timestamp: TEST_TIME,
        source: 'footer_newsletter',
        status: 'active',
      },
    ]);
    expect(await outbox()).toMatchObject([
      { kind: 'newsletter_welcome', recipient: 'ada@example.com', sentAt: null, attempts: 0 },
    ]);
    expect(promised).toBe(1);
  });

  it('answers the same and writes no second mail when someone subscribes again', async () => {
    const first = await subscribe('ada@example.com');
    const answers = await Promise.all([subscribe('ADA@example.com'), subscribe('ada@example.com')]);
    for (const answer of answers) {
      expect(answer.status).toBe(first.status);
      expect(await answer.json()).toEqual({ ok: true });
    }
    now = new Date(now.getTime() + 2 * DAY_MS);
    await subscribe('ada@example.com');
    expect(await subscribers()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  it('takes someone back who had left, with one welcome mail a day', async () => {
    const { link } = await subscribed();
    const [mail] = await outbox();
    if (mail !== undefined) await markSent(test.database, mail, now);
    await app().request(link, { method: 'POST' });
    await subscribe('ada@example.com');
    expect(await subscribers()).toMatchObject([{ status: 'active' }]);
    expect(await outbox()).toHaveLength(1);

    await app().request(link, { method: 'POST' });
    now = new Date(now.getTime() + DAY_MS + 1);
    await subscribe('ada@example.com');
    expect(await outbox()).toHaveLength(2);
  });

  it.each(['', 'ada', 'ada@example.com\r\nBcc: eve@example.com', null, 7, undefined])(
    'refuses the address %j with the sentence for it',
    async (email) => {
      const response = await subscribe(email);
      expect(response.status).toBe(400);
      expect(errorBodySchema.parse(await response.json()).code).toBe('invalid_email');
      expect(await subscribers()).toEqual([]);
    },
  );

  it('says when to come back to an address that asks too often', async () => {
    const limited = app({ formLimiter: memoryRateLimiter({ perMinute: 2, now: () => 0 }) });
    const statuses = [];
    for (const name of ['a', 'b', 'c']) {
      const response = await limited.request(PATH, postJson({ email: `${name}@example.com` }));
      statuses.push([response.status, response.headers.get('retry-after')]);
    }
    expect(statuses).toEqual([
      [201, null],
      [201, null],
      [429, '30'],
    ]);
    expect(await subscribers()).toHaveLength(2);
  });
});

describe('/unsubscribe', () => {
  it('asks on GET and changes nothing, because programs open links, too', async () => {
    const { link } = await subscribed();
    const response = await app().request(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/u);
    const page = await response.text();
    expect(page).toContain('<h1>Unsubscribe from the newsletter?</h1>');
    expect(page).toContain('<button type="submit">Unsubscribe</button>');
    expect(page).toContain(`<form method="post" action="${link}">`);
    expect(page).not.toMatch(/<script>|style=|<style|ada@/u);
    expect(await subscribers()).toMatchObject([{ status: 'active' }]);
  });

  it('ends the newsletter on POST, as often as it is asked to', async () => {
    const { link } = await subscribed();
    for (const _ of [1, 2]) {
      const response = await app().request(link, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1>You are unsubscribed</h1>');
      expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }]);
    }
  });

  it('takes back a mail that was not sent yet', async () => {
    const { link } = await subscribed();
    await app().request(link, { method: 'POST' });
    expect(await outbox()).toMatchObject([{ failedAt: TEST_TIME, lastError: 'unsubscribed' }]);
  });

  it('leaves every other subscriber and their mail alone', async () => {
    const { link } = await subscribed();
    await subscribe('grace@example.com');
    await app().request(link, { method: 'POST' });
    const statuses = (await subscribers()).map(({ email, status }) => [email, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      'ada@example.com': 'unsubscribed',
      'grace@example.com': 'active',
    });
    const waiting = (await outbox()).filter(({ failedAt }) => failedAt === null);
    expect(waiting.map(({ recipient }) => recipient)).toEqual(['grace@example.com']);
  });

  it('says the same for a subscriber who is no longer kept', async () => {
    const { link } = await subscribed();
    await test.clear();
    expect((await app().request(link, { method: 'POST' })).status).toBe(200);
  });

  it.each(['', '?token=', '?token=<script>alert(1)</script>', `?token=${'A'.repeat(43)}`])(
    'says that the link %j is not complete, and repeats nothing of it',
    async (query) => {
      const { link } = await subscribed();
      expect(link).not.toBe('');
      for (const method of ['GET', 'POST']) {
        const response = await app().request(`/unsubscribe${query}`, { method });
        expect(response.status).toBe(400);
        const page = await response.text();
        expect(page).toContain('<h1>This link is not complete</h1>');
        expect(page).not.toContain('alert(1)');
        expect(page).not.toContain('AAAA');
      }
      expect(await subscribers()).toMatchObject([{ status: 'active' }]);
    },
  );

  it('has a style that the content policy allows', async () => {
    const response = await app().request('/plain-page.css');
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect((await app().request('/unsubscribe')).headers.get('content-security-policy')).toContain(
      "form-action 'self'",
    );
  });
});
