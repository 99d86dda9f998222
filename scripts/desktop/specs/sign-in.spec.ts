import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DrivenApp, startApp } from '../app.ts';
import { type HandOverSite, PERSON, startHandOverSite } from '../hand-over-site.ts';
import { DEBUG_APP } from '../build-app.mjs';
import { until } from '../until.ts';

let site: HandOverSite;
let app: DrivenApp;
let folder: string;

beforeAll(async () => {
  site = await startHandOverSite();
  folder = mkdtempSync(join(tmpdir(), 'overtone-browser-'));
  // The system's browser: it writes down what it was asked to open.
  const browser = join(folder, 'xdg-open');
  writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > '${join(folder, 'opened')}'\n`);
  chmodSync(browser, 0o755);
  const env = { OVERTONE_SITE_URL: site.url, PATH: `${folder}:${process.env['PATH']}` };
  app = await startApp({ env });
});

beforeEach(() => rmSync(join(folder, 'opened'), { force: true }));

afterAll(async () => {
  await app?.stop();
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

async function press(name: string): Promise<void> {
  await app.driver.execute(
    `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === args[0]).click()`,
    name,
  );
}

async function opened(): Promise<string> {
  const file = join(folder, 'opened');
  await until('the browser', () => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return readFileSync(file, 'utf8');
}

/** What the system does with a link of the app's own scheme: it starts the app again, with the link. */
function followLink(link: string): void {
  app.desktop.run('env', `OVERTONE_SITE_URL=${site.url}`, DEBUG_APP, link);
}

async function says(text: string): Promise<boolean> {
  return Boolean(
    await app.driver.execute('return document.body.textContent.includes(args[0])', text),
  );
}

async function signOut(): Promise<void> {
  await press('Sign out');
  await until('the sign-out', () => says('Sign in with your browser'));
}

describe('signing in by the system’s browser', () => {
  it('opens the site’s page with a challenge, and never the verifier', async () => {
    await press('Sign in with your browser');
    const address = new URL(await opened());
    expect(address.origin).toBe(site.url);
    expect(address.pathname).toBe('/sign-in');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client: 'desktop',
      redirect: 'app.overtone://auth/callback',
    });
    expect(address.searchParams.get('state')).toMatch(/^[\w-]{43}$/u);
    expect(address.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/u);
    await press('Cancel');
  });

  it('completes by the app’s own link', async () => {
    await press('Sign in with your browser');
    followLink(site.signIn(await opened()));
    await until('the name', () => says(PERSON.email));
    await signOut();
    expect(site.seen).toContainEqual({
      path: '/api/auth/sign-out',
      token: 'Bearer token-of-ada',
    });
  });

  it('completes by the loopback address', async () => {
    await press('Sign in with your browser');
    await opened();
    rmSync(join(folder, 'opened'));
    await press('The browser did not come back?');
    const answer = site.signIn(await opened());
    expect(new URL(answer).hostname).toBe('127.0.0.1');
    const page = await fetch(answer);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    await until('the name', () => says(PERSON.email));
    await expect(fetch(answer)).rejects.toThrow('fetch failed');
    await signOut();
  });

  it('ignores an answer that it did not ask for', async () => {
    const before = site.seen.length;
    followLink('app.overtone://auth/callback?code=stolen&state=someone-elses');
    await press('Sign in with your browser');
    const real = site.signIn(await opened());
    followLink(real.replace(/state=[^&]+/u, 'state=someone-elses'));
    expect(await says(PERSON.email)).toBe(false);
    followLink(real);
    await until('the name', () => says(PERSON.email));
    const paths = site.seen.slice(before).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('hand'))).toEqual(['/api/auth-handover/token']);
  });

  it('never shows the token to a page', async () => {
    const inPage = await app.driver.execute(
      `return JSON.stringify({ ...localStorage }) + document.cookie + document.documentElement.outerHTML`,
    );
    expect(inPage).not.toContain('token-of-ada');
  });
});
