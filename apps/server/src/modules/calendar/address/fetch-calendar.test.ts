import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cutsOff,
  type HttpStandIn,
  neverReplies,
  replies,
  startHttpStandIn,
} from '../../../testing/stand-ins/http-stand-in.ts';
import { FETCH_POLICY, fetchCalendar, type FetchPolicy } from './fetch-calendar.ts';

const BODY = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const MEGABYTE = 1024 * 1024;

let standIn: HttpStandIn;
beforeAll(async () => {
  standIn = await startHttpStandIn();
});
afterAll(() => standIn.close());

function fetchFrom(
  path: string,
  policy: Partial<FetchPolicy> = {},
  validators: Parameters<typeof fetchCalendar>[1] = {},
) {
  return fetchCalendar(
    new URL(path, standIn.url),
    validators,
    { ...FETCH_POLICY, allowsPrivate: true, ...policy },
    new AbortController().signal,
  );
}

const failure = async (path: string, policy: Partial<FetchPolicy> = {}) => {
  const fetched = await fetchFrom(path, policy);
  return fetched.ok ? undefined : fetched.reason.problem;
};

describe('fetching a calendar', () => {
  it('gives the bytes and what the server says of their version', async () => {
    standIn.behave(replies(200, BODY, { etag: '"1"', 'last-modified': 'Mon, 02 Mar 2026' }));
    expect(await fetchFrom('/a.ics')).toEqual({
      ok: true,
      value: {
        kind: 'fetched',
        bytes: Buffer.from(BODY),
        validators: { etag: '"1"', lastModified: 'Mon, 02 Mar 2026' },
      },
    });
    expect(standIn.received[0]?.headers).not.toHaveProperty('if-none-match');
  });

  it('says back what the server said, and takes its word that nothing has changed', async () => {
    standIn.behave(replies(304));
    const known = { etag: '"1"', lastModified: 'Mon, 02 Mar 2026' };
    expect(await fetchFrom('/a.ics', {}, known)).toEqual({
      ok: true,
      value: { kind: 'unchanged' },
    });
    expect(standIn.received[0]?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Mon, 02 Mar 2026',
    });
  });

  it('unpacks what comes packed', async () => {
    standIn.behave(replies(200, gzipSync(BODY), { 'content-encoding': 'gzip' }));
    const fetched = await fetchFrom('/a.ics');
    expect(fetched.ok && fetched.value.kind === 'fetched' && String(fetched.value.bytes)).toBe(
      BODY,
    );
  });

  it('connects to the address that was checked, whatever the name leads to by then', async () => {
    standIn.behave(replies(200, BODY));
    const { port } = new URL(standIn.url);
    const asked: string[] = [];
    const resolve = (host: string) => {
      asked.push(host);
      return Promise.resolve(['127.0.0.1']);
    };
    const fetched = await fetchFrom(`http://calendar.invalid:${port}/a.ics`, { resolve });
    expect(fetched.ok).toBe(true);
    expect(asked).toEqual(['calendar.invalid']);
    expect(standIn.received[0]?.headers.host).toBe(`calendar.invalid:${port}`);
  });
});

describe('a redirect', () => {
  const to = (location: string) => replies(302, '', { location });

  it('is followed three times, relative ones too, and not a fourth time', async () => {
    standIn.behave(to('/b'), to('c'), to(`${standIn.url}/d`), replies(200, BODY));
    expect(await failure('/a')).toBeUndefined();
    expect(standIn.received.map(({ url }) => url.pathname)).toEqual(['/a', '/b', '/c', '/d']);
    standIn.behave(to('/again'));
    expect(await failure('/a')).toBe('unreachable');
    expect(standIn.received).toHaveLength(4);
  });

  it.each([
    'file:///etc/passwd',
    'http://name:word@127.0.0.1/',
    'gopher://127.0.0.1/',
    'http://[',
    '',
  ])('to %j is not followed', async (location) => {
    standIn.behave(to(location));
    const isSelf = location === '';
    expect(await failure('/a')).toBe(isSelf ? 'unreachable' : 'address_refused');
  });

  it('is checked like the first address', async () => {
    standIn.behave(to('http://metadata.internal/latest'));
    const resolved: string[] = [];
    const resolve = (host: string) => {
      resolved.push(host);
      return Promise.resolve([]);
    };
    expect(await failure('/a', { resolve })).toBe('address_refused');
    expect(resolved).toEqual(['metadata.internal']);
  });
});

describe('an address inside a private network', () => {
  const guarded = (url: string, addresses: readonly string[] = []) =>
    fetchCalendar(
      new URL(url),
      {},
      { ...FETCH_POLICY, resolve: () => Promise.resolve(addresses) },
      new AbortController().signal,
    );
  const refused = { ok: false, reason: { problem: 'address_refused' } };

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
  ])('%s is never asked', async (url) => {
    expect(await guarded(url)).toEqual(refused);
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['2606:4700::1', '::1']], [[]]])(
    'is recognised behind a name with the addresses %j',
    async (addresses) => {
      expect(await guarded('https://calendar.example/', addresses)).toEqual(refused);
    },
  );

  it('is not asked over plain http either', async () => {
    expect(await guarded('http://calendar.example/', ['8.8.8.8'])).toEqual(refused);
  });
});

describe('a server that misbehaves', () => {
  it.each([
    [401, 'gone'],
    [403, 'gone'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'busy'],
    [503, 'busy'],
    [500, 'unreachable'],
    [204, 'unreachable'],
  ])('and answers %d is %s', async (status, problem) => {
    standIn.behave(replies(status));
    expect(await failure('/a')).toBe(problem);
  });

  it('may say how long to leave it alone', async () => {
    standIn.behave(replies(429, '', { 'retry-after': '120' }));
    expect(await fetchFrom('/a')).toEqual({
      ok: false,
      reason: { problem: 'busy', retryAfterSeconds: 120 },
    });
  });

  it('and sends too much, packed or not, is cut off', async () => {
    standIn.behave(replies(200, Buffer.alloc(5 * MEGABYTE + 1)));
    expect(await failure('/a')).toBe('too_large');
    const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE));
    expect(bomb.length).toBeLessThan(MEGABYTE);
    standIn.behave(replies(200, bomb, { 'content-encoding': 'gzip' }));
    expect(await failure('/a')).toBe('too_large');
  });

  it.each([
    ['never answers', neverReplies],
    ['cuts the connection', cutsOff],
    [
      'stops in the middle',
      (response: Parameters<typeof neverReplies>[0]) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('BEGIN');
      },
    ],
    [
      'stops in the middle of a body without a length',
      (response: Parameters<typeof neverReplies>[0]) => {
        response.removeHeader('transfer-encoding');
        response.writeHead(200, { connection: 'close' });
        response.write('BEGIN');
      },
    ],
  ])('and %s is unreachable', async (_, behaviour) => {
    standIn.behave(behaviour);
    expect(await failure('/a', { timeoutMs: 100 })).toBe('unreachable');
  });

  it('is unreachable where its name is known to nobody', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await failure('http://nowhere.invalid/', { resolve })).toBe('unreachable');
  });
});
