import { trackPath } from '@overtone/domain/session/background-sounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolders, testApp, type TestFolders, TRACK_BYTES } from '../../testing/test-app.ts';

const RAIN = trackPath('Serene Rain');

let folders: TestFolders;

beforeAll(async () => {
  folders = await makeFolders();
});
afterAll(() => folders.remove());

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return Promise.resolve(testApp(folders).request(path, { method, headers }));
}

describe('a nature track', () => {
  it('is served whole', async () => {
    const response = await get(RAIN);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await response.bytes()).toEqual(TRACK_BYTES);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
  ])('is served in parts: %s', async (range, start, end) => {
    const response = await get(RAIN, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(await response.bytes()).toEqual(TRACK_BYTES.slice(start, end + 1));
  });

  it.each(['bytes=1000-', 'bytes=-0'])('has nothing at %s', async (range) => {
    const response = await get(RAIN, { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  it('is served whole when the client has a part of another version', async () => {
    const etag = (await get(RAIN)).headers.get('etag') ?? '';
    const range = 'bytes=0-9';
    expect((await get(RAIN, { range, 'if-range': etag })).status).toBe(206);
    expect((await get(RAIN, { range, 'if-range': '"older"' })).status).toBe(200);
  });

  it('is not sent again to a client that has it, nor for HEAD', async () => {
    const head = await get(RAIN, {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe('1000');
    expect(await head.text()).toBe('');
    const etag = head.headers.get('etag') ?? '';
    expect((await get(RAIN, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    '/audio/ambient/serene%20rain.mp3',
    '/audio/ambient/Serene%20Rain',
    '/audio/ambient/..%2f..%2fsecret.txt',
    '/audio/ambient/..%2ftracks%2fSerene%20Rain.mp3',
    '/audio/ambient/%',
    '/audio/ambient/Ocean%20Waves.mp3',
    '/audio/ambient/',
    '/audio/other',
  ])('that does not exist is a 404 of its own: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});
