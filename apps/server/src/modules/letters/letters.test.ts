import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { letterSchema, lettersPageSchema } from '@overtone/domain/contract/letters';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../database/tables/audit.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { users } from '../../database/tables/identity.ts';
import { letters } from '../../database/tables/letters.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { promiseRound } from './promise-round.ts';

const PATH = '/api/admin/letters';
const NOBODY = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
const LETTER = {
  audience: 'accounts',
  subject: 'New prices',
  text: 'Hello,\n\nsee https://a.example.',
};

let folders: TestFolders;
let test: TestDatabase;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  await addUsers(
    test.database,
    ['root', 'ada', 'eve', 'unconfirmed'].map((id) => testMember(id)),
  );
  await test.database.update(users).set({ emailVerified: true });
  const unconfirmed = eq(users.id, 'unconfirmed');
  await test.database.update(users).set({ emailVerified: false }).where(unconfirmed);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

function ask(method: string, path: string, body?: unknown, revision?: number, id = 'root') {
  const app = testApp(folders, {
    database: test.database,
    personOf: () => Promise.resolve(testMember(id, 'admin')),
  });
  return Promise.resolve(
    app.request(`${PATH}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

const letterOf = async (answer: Response | Promise<Response>) =>
  letterSchema.parse(await (await answer).json());
const codeOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, errorBodySchema.parse(await response.json()).code];
};
const write = (content: object = LETTER) => letterOf(ask('POST', '', content));
const acts = async () => (await test.database.select().from(auditLog)).map(({ act }) => act).sort();

/** A letter that goes out. */
async function sending() {
  const { id } = await write();
  return letterOf(ask('POST', `/${id}/sending`, { subject: LETTER.subject }, 1));
}

describe('a draft', () => {
  it('is kept, read, listed and changed, and says whom it would reach', async () => {
    const response = await ask('POST', '', LETTER);
    expect(response.status).toBe(201);
    expect(response.headers.get('etag')).toBe('"1"');
    const letter = await letterOf(response);
    expect(letter).toMatchObject({
      ...LETTER,
      state: 'draft',
      revision: 1,
      people: 3,
      perMinute: 30,
    });
    const text = 'Dear all,';
    const changed = await letterOf(ask('PUT', `/${letter.id}`, { ...LETTER, text }, 1));
    expect(changed).toMatchObject({ text, revision: 2 });
    expect(await letterOf(ask('GET', `/${letter.id}`))).toEqual(changed);
    const page = lettersPageSchema.parse(await (await ask('GET', '')).json());
    expect(page).toMatchObject({ letters: [{ id: letter.id, sent: 0 }], next: null });
    expect(await acts()).toEqual(['change-letter', 'write-letter']);
  });

  it('is not overwritten, deleted or sent by an admin who has not seen the change of another', async () => {
    const { id } = await write();
    await ask('PUT', `/${id}`, { ...LETTER, text: 'by eve' }, 1, 'eve');
    expect(await codeOf(ask('PUT', `/${id}`, LETTER, 1))).toEqual([412, 'letter_stale']);
    expect(await codeOf(ask('DELETE', `/${id}`, undefined, 1))).toEqual([412, 'letter_stale']);
    const subject = { subject: LETTER.subject };
    expect(await codeOf(ask('POST', `/${id}/sending`, subject, 1))).toEqual([412, 'letter_stale']);
    expect(await codeOf(ask('PUT', `/${id}`, LETTER))).toEqual([428, 'precondition_required']);
    expect(await letterOf(ask('GET', `/${id}`))).toMatchObject({ text: 'by eve', state: 'draft' });
  });

  it('goes when it is deleted', async () => {
    const { id } = await write();
    expect((await ask('DELETE', `/${id}`, undefined, 1)).status).toBe(204);
    expect(await codeOf(ask('GET', `/${id}`))).toEqual([404, 'not_found']);
    expect(await acts()).toEqual(['delete-letter', 'write-letter']);
  });

  it.each([
    { ...LETTER, audience: 'everybody' },
    { ...LETTER, subject: 'two\nlines' },
    { ...LETTER, subject: 'x'.repeat(151) },
    { ...LETTER, text: 'x'.repeat(20_001) },
    { ...LETTER, text: 'a\u0000b' },
    { ...LETTER, text: 'half \ud800' },
    { ...LETTER, more: 1 },
  ])('is refused as %j', async (content) => {
    expect(await codeOf(ask('POST', '', content))).toEqual([400, 'invalid_request']);
    expect(await test.database.$count(letters)).toBe(0);
  });

  it('is found a page at a time', async () => {
    for (let number = 0; number < 51; number++) await write({ ...LETTER, subject: `${number}` });
    const first = lettersPageSchema.parse(await (await ask('GET', '')).json());
    const second = lettersPageSchema.parse(await (await ask('GET', `?after=${first.next}`)).json());
    const found = [...first.letters, ...second.letters].map(({ id }) => id);
    expect([first.letters.length, second.letters.length, second.next]).toEqual([50, 1, null]);
    expect(new Set(found).size).toBe(51);
  });
});

describe('a preview', () => {
  it('is the mail by day, by night and as text, in a frame that can do nothing', async () => {
    const { id } = await write({ ...LETTER, audience: 'newsletter' });
    const day = await ask('GET', `/${id}/preview`);
    expect(day.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.* sandbox allow-scripts$/u,
    );
    expect(day.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await day.text();
    expect(html).toContain(
      '<a style="color:#1d1c1a" href="https://a.example">https://a.example</a>.',
    );
    expect(html).toContain('@media not all{');
    expect(html).toContain('/unsubscribe?token=');
    const night = await ask('GET', `/${id}/preview?as=night`);
    expect(await night.text()).toBe(html.replace('@media not all{', '@media all{'));
    const text = await ask('GET', `/${id}/preview?as=text`);
    expect(await text.text()).toMatch(/^Hello,\n\nsee https:\/\/a\.example\.\n\nOvertone\n\n--\n/u);
  });

  it('to account holders says why it comes and has no way out', async () => {
    const { id } = await write();
    const text = await (await ask('GET', `/${id}/preview?as=text`)).text();
    expect(text).toContain('because you have an Overtone account.');
    expect(text).not.toContain('nsubscribe');
    expect((await ask('GET', `/${NOBODY}/preview`)).status).toBe(404);
    expect((await ask('GET', `/${id}/preview?as=pdf`)).status).toBe(400);
  });
});

describe('sending', () => {
  it('needs the subject once more, words, and somebody to write to', async () => {
    const { id } = await write();
    const wrong = ask('POST', `/${id}/sending`, { subject: 'New price' }, 1);
    expect(await codeOf(wrong)).toEqual([409, 'subject_differs']);
    const empty = await write({ ...LETTER, text: ' \n ' });
    const subject = { subject: LETTER.subject };
    const blank = ask('POST', `/${empty.id}/sending`, subject, 1);
    expect(await codeOf(blank)).toEqual([409, 'letter_empty']);
    expect(await codeOf(ask('POST', `/${empty.id}/test`, {}))).toEqual([409, 'letter_empty']);
    const news = await write({ ...LETTER, audience: 'newsletter' });
    const lonely = ask('POST', `/${news.id}/sending`, subject, 1);
    expect(await codeOf(lonely)).toEqual([409, 'letter_to_nobody']);
    expect(await acts()).toEqual(['write-letter', 'write-letter', 'write-letter']);
  });

  it('begins, after which nothing of the letter changes any more', async () => {
    const letter = await sending();
    expect(letter).toMatchObject({
      state: 'sending',
      people: 3,
      remaining: 3,
      waiting: 0,
      sent: 0,
    });
    const { id } = letter;
    expect(await codeOf(ask('PUT', `/${id}`, LETTER, 1))).toEqual([409, 'letter_begun']);
    expect(await codeOf(ask('DELETE', `/${id}`, undefined, 1))).toEqual([409, 'letter_begun']);
    const again = ask('POST', `/${id}/sending`, { subject: LETTER.subject }, 1);
    expect(await codeOf(again)).toEqual([409, 'letter_begun']);
  });

  it('stops and goes on, each time only where it can', async () => {
    const { id } = await sending();
    const resume = () => ask('POST', `/${id}/resumption`, {});
    const stop = () => ask('DELETE', `/${id}/sending`, {});
    expect(await codeOf(resume())).toEqual([409, 'letter_not_stopped']);
    expect(await letterOf(stop())).toMatchObject({ state: 'stopped' });
    expect(await codeOf(stop())).toEqual([409, 'letter_not_sending']);
    expect(await promiseRound(test.database, 6_000, TEST_TIME)).toBe(0);
    expect(await letterOf(resume())).toMatchObject({ state: 'sending', remaining: 3 });
    expect(await promiseRound(test.database, 6_000, TEST_TIME)).toBe(1);
    expect(await acts()).toEqual(['resume-letter', 'send-letter', 'stop-letter', 'write-letter']);
  });

  it('says of a subscriber whose account is suspended that they are not among the people', async () => {
    const row = { source: 'footer_newsletter', status: 'active', timestamp: TEST_TIME } as const;
    await test.database
      .insert(newsletterSubscribers)
      .values(['ada', 'eve', 'guest'].map((name) => ({ ...row, email: `${name}@example.com` })));
    await test.database.update(users).set({ suspendedAt: TEST_TIME }).where(eq(users.id, 'eve'));
    expect(await write({ ...LETTER, audience: 'newsletter' })).toMatchObject({ people: 2 });
    expect(await write()).toMatchObject({ people: 2 });
  });

  it('of a letter that is not there finds nothing', async () => {
    for (const path of [`/${NOBODY}/test`, `/${NOBODY}/resumption`]) {
      expect(await codeOf(ask('POST', path, {}))).toEqual([404, 'not_found']);
    }
    expect(await codeOf(ask('GET', '/x'))).toEqual([404, 'not_found']);
  });
});
