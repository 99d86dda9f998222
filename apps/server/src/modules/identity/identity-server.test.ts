import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signInPlacesSchema } from '@overtone/domain/contract/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials } from '../../database/tables/identity.ts';
import { parseEnvironment } from '../../env.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { keptMailLink } from '../../testing/mails/kept-mail-links.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { makeFolders, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const NEW_PASSWORD = 'battery staple';

let folders: TestFolders;
let root: string;
let external: TestDatabase;

beforeAll(async () => {
  [folders, root] = await Promise.all([
    makeFolders(),
    mkdtemp(path.join(tmpdir(), 'overtone-id-')),
  ]);
  external = await makeTestDatabase();
});
afterAll(async () => {
  await external.close();
  await folders.remove();
  await rm(root, { recursive: true, force: true });
});

async function start(dataDir: string, databaseUrl: string | undefined): Promise<RunningServer> {
  const parsed = parseEnvironment({
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    SIGN_INS_PER_MINUTE: '1000',
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  return startServer(parsed.value, { folders });
}

describe.each(['its own', 'an external'] as const)('a server on %s PostgreSQL', (kind) => {
  it('takes a person from signing up to deleting the account', async () => {
    const dataDir = path.join(root, kind === 'its own' ? 'own' : 'beside');
    const server = await start(dataDir, kind === 'its own' ? undefined : external.connectionString);
    const browser = openBrowser(server.url, server.url);
    const newBrowser = () => openBrowser(server.url, server.url);
    const account = async () => (await browser.get('/api/account')).json();
    const signIn = (who: typeof browser, password: string) =>
      who.post('/api/auth/sign-in/email', { email: ADA.email, password });

    await newBrowser().post('/api/auth/sign-up/email', ADA);
    const confirm = await keptMailLink(dataDir, /^Confirm/u);
    expect(confirm.origin).toBe(server.url);
    const rivals = await Promise.all(
      [browser, newBrowser(), newBrowser(), newBrowser()].map((who) =>
        who.submit(`${confirm.pathname}${confirm.search}`, { password: ADA.password }),
      ),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
    expect((await signIn(browser, ADA.password)).status).toBe(200);
    expect(await account()).toMatchObject({ email: ADA.email, emailVerified: true });
    if (kind === 'an external') {
      const [kept] = await external.database.select().from(credentials);
      expect(kept?.password).toMatch(/^scrypt-15-8-3\$/u);
    }

    await newBrowser().post('/api/auth/request-password-reset', { email: ADA.email });
    const reset = await keptMailLink(dataDir, /password$/u);
    const token = reset.searchParams.get('token');
    const chosen = await newBrowser().post('/api/auth/reset-password', {
      token,
      newPassword: NEW_PASSWORD,
    });
    expect(chosen.status).toBe(200);
    expect((await browser.get('/api/account')).status).toBe(401);
    expect((await signIn(browser, ADA.password)).status).toBe(401);
    expect((await signIn(browser, NEW_PASSWORD)).status).toBe(200);

    const other = newBrowser();
    await signIn(other, NEW_PASSWORD);
    const { signIns } = signInPlacesSchema.parse(
      await (await browser.get('/api/auth/list-sessions')).json(),
    );
    expect(signIns).toHaveLength(2);
    const elsewhere = signIns.find(({ isCurrent }) => !isCurrent);
    await browser.post('/api/auth/revoke-session', { id: elsewhere?.id });
    expect((await other.get('/api/account')).status).toBe(401);

    expect((await browser.get('/api/account/export')).status).toBe(200);
    const gone = await browser.send('DELETE', '/api/account', { password: NEW_PASSWORD });
    expect(gone.status).toBe(200);
    expect((await browser.get('/api/account')).status).toBe(401);
    expect((await signIn(browser, NEW_PASSWORD)).status).toBe(401);
    await server.stop();
  }, 300_000);
});
