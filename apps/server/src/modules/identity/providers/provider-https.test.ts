import { providerPageSchema } from '@overtone/domain/contract/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OidcStandIn, startOidcStandIn } from '../../../testing/stand-ins/oidc-stand-in.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { testIdentity } from '../../../testing/test-identity.ts';

const SITE = 'https://overtone.example';
const CALLBACK = '/api/auth/callback/google';

let folders: TestFolders;
let test: TestDatabase;
let google: OidcStandIn;

beforeAll(async () => {
  [folders, test, google] = await Promise.all([
    makeFolders(),
    makeTestDatabase(),
    startOidcStandIn('google', `${SITE}${CALLBACK}`),
  ]);
});
afterAll(() => Promise.all([folders.remove(), test.close(), google.stop()]));

describe('signing in with a provider on a site with HTTPS', () => {
  it('keeps every cookie on the way to this very host', async () => {
    const identity = testIdentity({
      database: test.database,
      now: () => new Date(),
      siteUrl: SITE,
      origins: [SITE],
      providers: { google, microsoft: undefined },
    });
    const app = testApp(folders, {
      database: test.database,
      identity,
      origins: [SITE],
      isHttps: true,
    });
    const browser = openBrowser(app, SITE);
    google.arrive({ id: '1', email: 'ada@example.com', email_verified: true, name: 'Ada' });

    const begun = await browser.post('/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL: '/account',
    });
    const { url } = providerPageSchema.parse(await begun.json());
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    const back = await google.agree(url);
    const landed = await browser.get(`${back.pathname}${back.search}`);
    expect(landed.headers.get('location')).toBe('/account');

    const written = [begun, landed].flatMap(({ headers }) => headers.getSetCookie());
    expect(written.length).toBeGreaterThan(1);
    for (const cookie of written) {
      expect(cookie).toMatch(/^__Host-/u);
      expect(cookie).toMatch(/; Path=\/(?:;|$)/u);
      expect(cookie).toMatch(/; Secure/u);
      expect(cookie).toMatch(/; HttpOnly/u);
    }
    const account = await browser.get('/api/account');
    expect(await account.json()).toMatchObject({ email: 'ada@example.com' });

    const gone = await browser.send('DELETE', '/api/account', {});
    expect(gone.status).toBe(200);
    expect([...browser.cookies.keys()]).not.toContain('__Host-auth-token');
  });
});
