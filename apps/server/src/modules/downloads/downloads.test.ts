import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolders, testApp, type TestFolders } from '../../testing/test-app.ts';

const RELEASE = 'https://downloads.overtone.example/Overtone-1.2.3.dmg?arch=arm64';

let folders: TestFolders;

beforeAll(async () => {
  folders = await makeFolders();
});
afterAll(() => folders.remove());

const released = () => testApp(folders, { downloadUrls: { mac: RELEASE, windows: undefined } });

describe('/download/mac and /download/windows', () => {
  it.each(['GET', 'HEAD'])('lead %s to the release, whole or in parts', async (method) => {
    for (const headers of [{}, { range: 'bytes=0-99' }]) {
      const response = await released().request('/download/mac', { method, headers });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(RELEASE);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe('');
    }
  });

  it('are the same with a slash at their end', async () => {
    const response = await released().request('/download/mac/');
    expect([response.status, response.headers.get('location')]).toEqual([302, RELEASE]);
  });

  it('know each system by itself', async () => {
    const response = await released().request('/download/windows');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Overtone for Windows is not ready yet</h1>');
  });

  it('say plainly that there is nothing yet, without the site', async () => {
    const response = await testApp(folders).request('/download/mac');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/u);
    const page = await response.text();
    expect(page).toContain('<h1>Overtone for macOS is not ready yet</h1>');
    expect(page).toContain('<a href="/demo">');
    const head = await testApp(folders).request('/download/mac', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it("show the site's own page where it has one", async () => {
    const page = path.join(folders.siteFolder, 'download-windows.html');
    await writeFile(page, '<!doctype html><title>windows</title>');
    const response = await testApp(folders).request('/download/windows');
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toBeNull();
    expect(await response.text()).toContain('<title>windows</title>');
    await rm(page);
  });

  it('take no other method', async () => {
    const response = await released().request('/download/mac', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
