import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrivenApp, startApp } from '../app.ts';
import { DEBUG_APP } from '../build-app.mjs';
import { setSlider, sliderValue } from '../controls.ts';
import { type Member, signUp } from '../member.ts';
import { keepRecord, type RequestRecord } from '../request-record.ts';
import { type Site, startSite } from '../site.ts';
import { until } from '../until.ts';

const SIGN_IN = 'Sign in with your browser';
const INTENSITY = 'Effect Intensity';

let site: Site;
let record: RequestRecord;
let ada: Member;
let app: DrivenApp;
let folder: string;

beforeAll(async () => {
  site = await startSite();
  ada = await signUp(site, 'Ada');
  record = await keepRecord(site.url);
  folder = mkdtempSync(join(tmpdir(), 'overtone-browser-'));
  // The system's browser: it writes down what it was asked to open.
  const browser = join(folder, 'xdg-open');
  writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > '${join(folder, 'opened')}'\n`);
  chmodSync(browser, 0o755);
  const env = { OVERTONE_SITE_URL: record.url, PATH: `${folder}:${process.env['PATH']}` };
  app = await startApp({ env });
});

afterAll(async () => {
  await app?.stop();
  await record?.stop();
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

async function press(name: string): Promise<void> {
  await app.driver.execute(
    `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === args[0]).click()`,
    name,
  );
}

/** The page that the browser is sent to by a button of the app. */
async function openedBy(name: string): Promise<string> {
  const file = join(folder, 'opened');
  rmSync(file, { force: true });
  await press(name);
  await until('the browser', () => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return readFileSync(file, 'utf8');
}

/** What the system does with a link of the app's own scheme: it starts the app again, with the link. */
function followLink(link: string): void {
  app.desktop.run('env', `OVERTONE_SITE_URL=${record.url}`, DEBUG_APP, link);
}

async function says(text: string): Promise<boolean> {
  return Boolean(
    await app.driver.execute('return document.body.textContent.includes(args[0])', text),
  );
}

async function signIn(): Promise<void> {
  followLink(await ada.handOver(await openedBy(SIGN_IN)));
  await until('the name', () => says(ada.email));
}

async function signOut(): Promise<void> {
  await press('Sign out');
  await until('the sign-out', () => says(SIGN_IN));
}

/** How often the desktop app is signed in to the account. */
async function appSignIns(): Promise<number> {
  return (await ada.signIns()).filter((name) => name.startsWith('Desktop app')).length;
}

/** What the app's intensity stands at. */
const intensity = () => sliderValue(app, INTENSITY);

describe('signing in by the system’s browser', () => {
  it('opens the site’s page with a challenge, and never the verifier', async () => {
    const address = new URL(await openedBy(SIGN_IN));
    expect(address.origin).toBe(record.url);
    expect(address.pathname).toBe('/sign-in');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client: 'desktop',
      redirect: 'app.overtone://auth/callback',
      state: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
    });
    await press('Cancel');
  });

  it('completes by the app’s own link, and ends on the server too', async () => {
    await signIn();
    expect(await appSignIns()).toBe(1);
    await signOut();
    // The site is told afterwards.
    await expect.poll(appSignIns, { timeout: 20_000 }).toBe(0);
  });

  it('completes by the loopback address, once', async () => {
    await openedBy(SIGN_IN);
    const answer = await ada.handOver(await openedBy('Nothing happened in the browser?'));
    expect(new URL(answer).hostname).toBe('127.0.0.1');
    const page = await fetch(answer);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    await until('the name', () => says(ada.email));
    await expect(fetch(answer)).rejects.toThrow('fetch failed');
    expect(await appSignIns()).toBe(1);
    await signOut();
  });

  it('ignores an answer that it did not ask for', async () => {
    const exchanges = () =>
      record.asked.filter(({ path }) => path === '/api/auth-handover/token').length;
    const before = exchanges();
    followLink('app.overtone://auth/callback?code=stolen&state=someone-elses');
    const real = await ada.handOver(await openedBy(SIGN_IN));
    followLink(real.replace(/state=[^&]+/u, 'state=someone-elses'));
    followLink(real);
    await until('the name', () => says(ada.email));
    expect(exchanges()).toBe(before + 1);
    await signOut();
  });
});

describe('an app that is signed in', () => {
  beforeAll(signIn);

  it('takes over what was changed on the site, at once', async () => {
    expect(await intensity()).not.toBe(0.3);
    await ada.change({ look: { globalModulationStrength: 0.3 } });
    await expect.poll(intensity, { timeout: 20_000 }).toBe(0.3);
  });

  it('takes its own changes to the site', async () => {
    await setSlider(app, INTENSITY, 0.77);
    await expect
      .poll(async () => (await ada.settings()).look?.globalModulationStrength, { timeout: 20_000 })
      .toBe(0.77);
  });

  it('shows the token to no page', async () => {
    const rights = new Set(record.asked.map(({ right }) => right.replace('Bearer ', '')));
    rights.delete('');
    expect(rights.size).toBeGreaterThan(0);
    const inPage = await app.driver.execute(
      `const session = await __TAURI_INTERNALS__.invoke('read_shell');
       return JSON.stringify({ ...localStorage, ...sessionStorage, session }) + document.cookie +
         document.documentElement.outerHTML;`,
    );
    for (const right of rights) expect(inPage).not.toContain(right);
  });

  it('notices that the site has signed it out', async () => {
    await ada.endOtherSignIns();
    await setSlider(app, INTENSITY, 0.5);
    await until('the notice', () => says('The site has signed this app out.'));
    expect(await says(SIGN_IN)).toBe(true);
    expect(await intensity()).toBe(0.5);
  });
});
