import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerContext } from '../server-context.ts';
import { plainPage, plainPageFiles } from './plain-page.ts';
import { siteStyleAddress } from './site-style.ts';

function appWith(siteStyle: string | undefined) {
  const app = new Hono<ServerContext>();
  plainPageFiles(app, siteStyle);
  app.get('/', (context) => plainPage(context, { title: 'Done & dusted', body: '<p>Yes.</p>' }));
  return app;
}

const textOf = async (app: ReturnType<typeof appWith>, address: string) =>
  (await app.request(address)).text();

describe('a page that the server writes', () => {
  it('has the faces and colours of the built site', async () => {
    const app = appWith('/assets/styles-abc.css');
    const page = await textOf(app, '/');
    const styles = [...page.matchAll(/rel="stylesheet" href="([^"]+)"/gu)].map(([, at = '']) => at);
    expect(styles).toHaveLength(2);
    const [site, own] = await Promise.all(styles.map(async (address) => app.request(address)));
    expect(site?.headers.get('location')).toBe('/assets/styles-abc.css');
    const style = await own?.text();
    expect(style).toContain('var(--font-display)');
    expect(style).not.toContain('oklch');
  });

  it('stands without a built site too', async () => {
    const site = await appWith(undefined).request('/plain-page-site.css');
    expect(site.status).toBe(200);
    expect(await site.text()).toBe('');
  });

  it('takes the theme that was chosen on this device', async () => {
    expect(await textOf(appWith(undefined), '/')).toContain('src="/plain-page-theme.js"');
    const script = await appWith(undefined).request('/plain-page-theme.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain("localStorage.getItem('theme')");
  });

  it('has a switch for the theme, which is not shown without a script', async () => {
    const page = await textOf(appWith(undefined), '/');
    expect(page).toContain('<fieldset hidden');
    expect(page.match(/name="theme" value="(?:auto|day|night)"/gu)).toHaveLength(3);
  });

  it('says what the product is not, under a figure with its caption', async () => {
    const page = await textOf(appWith(undefined), '/');
    expect(page).toContain('<h1>Done &amp; dusted</h1>');
    expect(page).toContain('One second of 3 Hz carrying 40 Hz.');
    expect(page).toContain('not a medical device');
  });
});

describe('siteStyleAddress', () => {
  it('finds the stylesheet of a built site, and none where nothing was built', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    expect(await siteStyleAddress(folder)).toBeUndefined();
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/styles-B_x-1.css.br'), '');
    await writeFile(path.join(folder, 'assets/styles-B_x-1.css'), '');
    expect(await siteStyleAddress(folder)).toBe('/assets/styles-B_x-1.css');
  });
});
