import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolders, testApp, type TestFolders } from '../../testing/test-app.ts';

let folders: TestFolders;

beforeAll(async () => {
  folders = await makeFolders();
});
afterAll(() => folders.remove());

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return Promise.resolve(testApp(folders).request(path, { method, headers }));
}

describe('the site', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/demo', 'demo'],
    ['/demo/', 'demo'],
    ['/demo?task=x', 'demo'],
  ])('shows the page of %s', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('link')).toBeNull();
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it.each(['/unknown', '/a/b/c', '/%', '/%00', '/%ff', '/demo.php', '//demo2'])(
    'shows the home page for %s, and names it as the canonical one',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('link')).toBe('</>; rel="canonical"');
      expect(await response.text()).toContain('<title>home</title>');
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/.hidden',
    '/%2ehidden',
  ])('never leads out of its folder or to a hidden file: %s', async (path) => {
    const body = await (await get(path)).text();
    expect(body).not.toMatch(/outside|hidden/u);
  });

  it('serves files beside the pages as what they are', async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/u);
    expect(await response.text()).toBe('User-agent: *\n');
  });

  it('serves assets for ever, and 404 where there is none', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(/javascript/u);
    for (const missing of ['/assets/app-ffff.js', '/assets/', '/assets']) {
      expect((await get(missing)).status).toBe(404);
    }
  });

  it('sends the best form that the client takes', async () => {
    const forms = [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const;
    for (const [accepted, encoding, decode] of forms) {
      const response = await get('/', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(decode(await response.bytes()).toString()).toContain('<title>home</title>');
    }
    const plain = await get('/demo', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 to a client that has the same form already', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const otherForm = { 'if-none-match': etag, 'accept-encoding': 'br' };
    expect((await get('/', otherForm)).status).toBe(200);
  });

  it('lets the inline code of a page run on that page, and nowhere else', async () => {
    const code = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
    const app = testApp(folders, { inlineCode: new Map([['index.html', code]]) });
    const policyOf = async (path: string, headers: Record<string, string> = {}) => {
      const response = await app.request(path, { headers });
      return [response.status, response.headers.get('content-security-policy')];
    };
    const etag = (await get('/')).headers.get('etag') ?? '';
    const own = expect.stringContaining(
      "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';",
    );
    expect(await policyOf('/')).toEqual([200, own]);
    expect(await policyOf('/unknown')).toEqual([200, own]);
    expect(await policyOf('/', { 'if-none-match': etag })).toEqual([304, own]);
    for (const path of ['/demo', '/robots.txt', '/assets/app-1a2b.js', '/api/health']) {
      expect((await policyOf(path))[1]).toMatch(/script-src 'self'; style-src 'self';/u);
    }
  });

  it('lets the worker that makes audio files run its encoders, and nothing else', async () => {
    const { headers } = await get('/assets/render-worker-1a2b.js');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'",
    );
    const other = await get('/assets/app-1a2b.js');
    expect(other.headers.get('content-security-policy')).not.toContain('wasm-unsafe-eval');
  });

  it('lets Google Analytics in on public pages, and never where an address carries a secret', async () => {
    const code = { scripts: [], styles: [] };
    const pages = ['index.html', 'demo.html', 'reset-password.html'];
    const app = testApp(folders, {
      analyticsId: 'G-TEST1234',
      inlineCode: new Map(pages.map((page) => [page, code])),
    });
    const lets = async (path: string) => {
      const { headers } = await app.request(path);
      return /googletagmanager/u.test(headers.get('content-security-policy') ?? '');
    };
    for (const path of ['/', '/demo', '/?offer=annual']) expect(await lets(path), path).toBe(true);
    for (const path of [
      '/?token=secret',
      '/reset-password?token=secret',
      '/no/such/page',
      '/unsubscribe?token=secret',
      '/api/health',
    ]) {
      expect(await lets(path), path).toBe(false);
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    const [full, head] = await Promise.all([get('/demo'), get('/demo', {}, 'HEAD')]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'etag']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  it('says so when it has not been built', async () => {
    const app = testApp({ ...folders, siteFolder: `${folders.siteFolder}-none` });
    const response = await app.request('/');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('npm run build');
  });
});
