import { createHash, randomBytes } from 'node:crypto';
import { HANDOVER_DEEP_LINK, handoverResponseSchema } from '@overtone/domain/contract/handover';
import { signInPlacesSchema } from '@overtone/domain/contract/sign-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goneSignIns, signIns, users } from '../../../database/tables/identity.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, postJson, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { testIdentity } from '../../../testing/test-identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const ADA_SIGNS_IN = { email: ADA.email, password: ADA.password };
const MOST = 100;

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

async function setUp() {
  const now = () => new Date();
  const identity = testIdentity({ database: test.database, now });
  const app = testApp(folders, { database: test.database, wallClock: now, identity });
  const browser = openBrowser(app);
  await signUp(browser, ADA, linksIn(test.database));
  return { app, browser };
}

/** Sign-ins of everybody there is, the first of them a second ago and each older by a second than the one before. */
const addSignIns = (many: number) =>
  test.database.execute(sql`
    insert into ${signIns} (id, token, user_id, user_agent, created_at, updated_at, expires_at)
    select 'old-' || n, 'token-' || n, ${users.id}, 'Old', time, time, time + interval '30 days'
    from ${users}, generate_series(1, ${many}::int) n, lateral (select now() - n * interval '1 second' as time) t`);

async function placesOf(browser: TestBrowser) {
  const answer = await browser.get('/api/auth/list-sessions');
  return signInPlacesSchema.parse(await answer.json()).signIns;
}

/** Hands the sign-in of the browser over to the app. */
async function handOver(app: ReturnType<typeof testApp>, browser: TestBrowser): Promise<Response> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const request = { state, codeChallenge, redirect: HANDOVER_DEEP_LINK };
  const offered = await browser.post('/api/auth-handover', request);
  const { redirectTo } = handoverResponseSchema.parse(await offered.json());
  const code = new URL(redirectTo).searchParams.get('code');
  return app.request('/api/auth-handover/token', postJson({ code, state, codeVerifier }));
}

describe('more sign-ins than an account may have', () => {
  it('are listed as far as the newest of them', async () => {
    const { browser } = await setUp();
    await addSignIns(150);
    const places = await placesOf(browser);
    expect(places).toHaveLength(MOST);
    expect(places[0]).toMatchObject({ isCurrent: true });
    expect(places[1]).toMatchObject({ id: 'old-1' });
  });

  it.each(['password', 'hand-over'])(
    'end as one more begins by %s, the oldest first',
    async (by) => {
      const { app, browser } = await setUp();
      await addSignIns(150);
      if (by === 'hand-over') expect((await handOver(app, browser)).status).toBe(200);
      else await openBrowser(app).post('/api/auth/sign-in/email', ADA_SIGNS_IN);
      const kept = (await placesOf(browser)).map(({ id }) => id);
      expect(kept).toHaveLength(MOST);
      expect(await test.database.$count(signIns)).toBe(MOST);
      expect(kept).toContain('old-98');
      expect(kept).not.toContain('old-99');
    },
  );

  it('keep nobody from deleting the account', async () => {
    const { browser } = await setUp();
    await addSignIns(22_000);
    const deleted = await browser.send('DELETE', '/api/account', { password: ADA.password });
    expect(deleted.status).toBe(200);
    expect(await test.database.$count(users)).toBe(0);
    expect(await test.database.$count(goneSignIns)).toBe(22_001);
  });
});
