import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mark } from '@overtone/domain/site/page-marks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { fillFiles } from './filled-files.ts';

let folder: string;
const PAGE = `<!doctype html><p data-when="lost" hidden="">Nothing here.</p><link rel="canonical" href="${mark('public-origin')}/">${mark('company')}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-marks-'));
  await mkdir(path.join(folder, 'auth'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'auth', 'success.html'), PAGE);
  await writeFile(path.join(folder, 'plain.html'), 'no marks');
  await writeFile(path.join(folder, 'limit.html'), '<p data-when="unlimited">No limit</p>15');
  await writeFile(path.join(folder, 'sitemap.xml'), `<loc>${mark('site-origin')}/</loc>`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What two servers answer that were started on one build, each for an address of its own. */
async function serverAt(origin: string) {
  const facts = { 'public-origin': origin, 'site-origin': origin, company: 'Focus & Sons' };
  const app = testApp(
    { siteFolder: folder, tracksFolder: folder, remove: () => Promise.resolve() },
    { filledFiles: await fillFiles(folder, facts, { offersOnSale: [], dailyLimit: true }) },
  );
  return async (file: string, headers: Record<string, string> = {}) => {
    const response = await app.request(file, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
}

describe('a built site with marks', () => {
  it.each(['https://one.example', 'https://two.example:8443'])(
    'says at start that it is reached at %s, in every form of every file',
    async (origin) => {
      const get = await serverAt(origin);
      const rest = `<link rel="canonical" href="${origin}/">Focus &amp; Sons`;
      for (const file of ['/', '/auth/success', '/no/such/page']) {
        const line = file === '/no/such/page' ? '<p data-when="lost">Nothing here.</p>' : '';
        const page = `<!doctype html>${line}${rest}`;
        expect(String((await get(file)).bytes)).toBe(page);
        const br = await get(file, { 'accept-encoding': 'br' });
        expect(br.response.headers.get('content-encoding')).toBe('br');
        expect(String(brotliDecompressSync(br.bytes))).toBe(page);
        const gz = await get(file, { 'accept-encoding': 'gzip' });
        expect(String(gunzipSync(gz.bytes))).toBe(page);
      }
      expect(String((await get('/sitemap.xml')).bytes)).toBe(`<loc>${origin}/</loc>`);
      expect(String((await get('/plain')).bytes)).toBe('no marks');
      expect(String((await get('/limit')).bytes)).toBe('15');
    },
  );

  it('lets the inline code of the home page run where it is shown in the place of another', async () => {
    const code = { scripts: ["'sha256-a'"], styles: [] };
    const app = testApp(
      { siteFolder: folder, tracksFolder: folder, remove: () => Promise.resolve() },
      {
        filledFiles: await fillFiles(folder, {}, { offersOnSale: [], dailyLimit: false }),
        inlineCode: new Map([['index.html', code]]),
      },
    );
    const { headers } = await app.request('/no/such/page');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-a'");
  });

  it('has a validator that is the same wherever its content is, and another with another', async () => {
    const etagOf = async (origin: string) =>
      (await (await serverAt(origin))('/')).response.headers.get('etag') ?? '';
    const etag = await etagOf('https://one.example');
    expect(await etagOf('https://one.example')).toBe(etag);
    expect(await etagOf('https://two.example')).not.toBe(etag);
    const again = await (await serverAt('https://one.example'))('/', { 'if-none-match': etag });
    expect(again.response.status).toBe(304);
  });

  it('is served any number of times', async () => {
    const get = await serverAt('https://one.example');
    const first = await get('/');
    expect((await get('/')).bytes.equals(first.bytes)).toBe(true);
  });
});
