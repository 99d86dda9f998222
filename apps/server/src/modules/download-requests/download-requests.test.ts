import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadRequests } from '../../database/tables/contact.ts';
import { mails } from '../../database/tables/mails.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import {
  makeFolders,
  postJson,
  TEST_TIME,
  TEST_TOKENS,
  testApp,
  type TestFolders,
} from '../../testing/test-app.ts';
import { sideBySide } from '../../testing/databases/side-by-side.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { markRefused, markSent } from '../../outbox/outbox.ts';

const PATH = '/api/download-requests';

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
    downloadUrls: { mac: 'https://files.example/overtone.dmg', windows: undefined },
    ...more,
  });
}

async function ask(body: unknown, headers: Record<string, string> = {}) {
  return app().request(PATH, postJson(body, headers));
}

const requests = () => test.database.select().from(downloadRequests);
const outbox = () => test.database.select().from(mails);
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('POST /api/download-requests', () => {
  it('keeps exactly the record of the specification and promises its mail', async () => {
    const response = await ask(
      { email: 'Ada@Example.com', platform: 'iPhone' },
      { 'user-agent': 'Mozilla/5.0 (iPhone)' },
    );
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ ok: true, delivery: 'at_once' });
    expect(promised).toBe(1);
    const [request] = await requests();
    expect(request).toEqual({
      id: expect.any(String),
      email: 'ada@example.com',
      platform: 'iPhone',
      userAgent: 'Mozilla/5.0 (iPhone)',
      timestamp: TEST_TIME,
      source: 'mobile_desktop_links',
      emailSent: false,
    });
    expect(await outbox()).toMatchObject([
      {
        kind: 'download_links',
        recipient: 'ada@example.com',
        downloadRequestId: request?.id,
        sentAt: null,
      },
    ]);
  });

  it('needs nothing but the address', async () => {
    expect((await ask({ email: 'ada@example.com' })).status).toBe(201);
    expect(await requests()).toMatchObject([{ platform: '', userAgent: '' }]);
  });

  it('answers the same to a repetition within a day, and keeps and sends nothing more', async () => {
    const answers = await Promise.all(
      ['ada@example.com', 'ADA@example.com', ' ada@example.com'].map((email) => ask({ email })),
    );
    pass(23 * 60 * 60_000);
    answers.push(await ask({ email: 'ada@example.com' }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await requests()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);

    pass(60 * 60_000 + 1);
    expect(await outbox()).toHaveLength(1);

    const [mail] = await outbox();
    if (mail === undefined) throw new Error('nothing was promised');
    await markSent(test.database, mail, now);
    await ask({ email: 'ada@example.com' });
    expect(await outbox()).toHaveLength(2);
  });

  it('keeps one request of an address, however long it waits for a release, and says that it waits', async () => {
    const waiting = { downloadUrls: { mac: undefined, windows: undefined } };
    const body = postJson({ email: 'ada@example.com' });
    for (const days of [0, 2, 300]) {
      pass(days * 24 * 60 * 60_000);
      const answer = await app(waiting).request(PATH, body);
      expect(await answer.json()).toEqual({ ok: true, delivery: 'with_release' });
    }
    expect(await requests()).toMatchObject([{ emailSent: false }]);
    expect(await outbox()).toMatchObject([{ kind: 'download_links', sentAt: null }]);
    expect(promised).toBe(0);
  });

  it('forgets all that was left under an address, from the link in its mail', async () => {
    await ask({ email: 'ada@example.com' });
    await ask({ email: 'eve@example.com' });
    const id = (await requests()).find(({ email }) => email === 'ada@example.com')?.id ?? '';
    const link = `/forget-request?token=${TEST_TOKENS.sign(id)}`;
    const question = await app().request(link);
    expect(await question.text()).toContain('Forget your address?');
    expect(await requests()).toHaveLength(2);
    const answer = await app().request(link, { method: 'POST' });
    expect(await answer.text()).toContain('Your address has been forgotten');
    expect(await requests()).toMatchObject([{ email: 'eve@example.com' }]);
    expect(await outbox()).toMatchObject([{ recipient: 'eve@example.com' }]);
    for (const method of ['GET', 'POST']) {
      expect((await app().request('/forget-request?token=x', { method })).status).toBe(400);
    }
  });

  it('forgets it also where its mail is marked as sent meanwhile', async () => {
    await ask({ email: 'ada@example.com' });
    const [mail] = await outbox();
    if (mail === undefined) throw new Error('nothing was promised');
    const link = `/forget-request?token=${TEST_TOKENS.sign(mail.downloadRequestId ?? '')}`;
    const [, answer] = await sideBySide(
      test,
      (transaction) => transaction.select().from(mails).for('update'),
      () => markSent(test.database, mail, now),
      async () => app().request(link, { method: 'POST' }),
    );
    expect(answer.status).toBe(200);
    expect(await requests()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('tries anew when the first mail was given up', async () => {
    await ask({ email: 'ada@example.com' });
    const [mail] = await outbox();
    if (mail === undefined) throw new Error('nothing was promised');
    await markRefused(test.database, mail, { kind: 'permanent', detail: '550' }, now);
    await ask({ email: 'ada@example.com' });
    expect(await outbox()).toHaveLength(2);
  });

  it.each([
    [{ email: 'ada' }, 'invalid_email'],
    [{}, 'invalid_email'],
    [{ email: 'ada@example.com', platform: 7 }, 'invalid_request'],
    [{ email: 'ada@example.com', platform: 'a\u0000b' }, 'invalid_request'],
    [{ email: 'ada@example.com', platform: 'x'.repeat(201) }, 'invalid_request'],
    [{ email: 'ada@example.com', emailSent: true }, 'invalid_request'],
  ])('refuses %j as %s', async (body, code) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).code).toBe(code);
    expect(await requests()).toEqual([]);
  });

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
    expect(await requests()).toHaveLength(2);
  });

  it('keeps no request whose mail could not be promised', async () => {
    await test.database.execute('alter table mails add constraint refuse check (false) not valid');
    expect((await ask({ email: 'ada@example.com' })).status).toBe(500);
    await test.database.execute('alter table mails drop constraint refuse');
    expect(await requests()).toEqual([]);
  });
});
