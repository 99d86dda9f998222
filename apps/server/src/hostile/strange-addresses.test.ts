import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { DECLARED_ENDPOINTS } from '../testing/declared-endpoints.ts';
import { type HostileWorld, openHostileWorld } from '../testing/fuzz/hostile-world.ts';
import { signedInSender } from '../testing/fuzz/signed-in-sender.ts';

const MEGABYTE = 'x'.repeat(1_000_000);

/** What may stand in an address as sent, and what no database keeps or compares. */
const STRANGE = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%ff',
  '%',
  'a.1.b',
  'a.9999999999999999.b',
  '1e999',
  '-1',
  MEGABYTE,
];

/** Names that are read without being declared. */
const UNDECLARED =
  'state code error error_description device_id iss user token answer next offer'.split(' ');

const COOKIES = [
  'auth-token',
  'auth.state',
  'auth.two_factor',
  'auth.trust_device',
  'auth.dont_remember',
  'auth.passkey',
  'overtone_browser',
  'overtone_quota',
];

const HEADERS = {
  'accept-language': '%00\u00ff;q=x',
  authorization: 'Bearer %00.%00',
  'idempotency-key': '\u00ff'.repeat(9000),
  'if-match': '"99999999999999999999"',
  'if-none-match': '"99999999999999999999", W/"\u00ff',
  'last-event-id': '99999999999999999999',
  'user-agent': '\u00ff\u0080'.repeat(2000),
  'x-forwarded-for': '\u00ff, %00',
  'x-request-id': '\u00ff',
};

let test: TestDatabase;
let world: HostileWorld;
let admin: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  world = await openHostileWorld(test.database);
  admin = await signedInSender(world.bare, test.database, 'admin').cookie();
});
afterAll(async () => {
  await world.close();
  await test.close();
});

/** Queries of an address with `text` in them: in each name that is declared, and in all together that any reads undeclared. */
function queriesWith(path: string, text: string): readonly string[] {
  const declared = DECLARED_ENDPOINTS.filter((endpoint) => endpoint.path === path).flatMap(
    ({ query }) => (query !== undefined && 'shape' in query ? Object.keys(query.shape ?? {}) : []),
  );
  const short = text.slice(0, MEGABYTE.length / UNDECLARED.length);
  const twice = [...UNDECLARED, ...declared].map((name) => `${name}=known&${name}=${short}`);
  return [
    ...declared.map((name) => `${name}=${text}`),
    `state=${text}`,
    UNDECLARED.map((name) => `${name}=${short}`).join('&'),
    twice.join('&'),
  ];
}

/** Asks as a visitor where nothing is configured and as an admin where all is; what our own fault was, by request. */
async function faultsOf(path: string, init: RequestInit = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const [app, cookie] of [
    [world.bare, undefined],
    [world.full, admin],
  ] as const) {
    const headers = new Headers(init.headers);
    if (cookie !== undefined) headers.append('cookie', cookie);
    const { status, body } = await app.request(`http://localhost${path}`, { ...init, headers });
    await body?.cancel();
    if (status === 500) faults.push(`${init.method ?? 'GET'} ${path.slice(0, 200)}`);
  }
  return faults;
}

/** Addresses that are read with GET, as they are served; but the one whose answer has no end. */
const readPaths = () =>
  [
    ...new Set(
      world.full.routes
        .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
        .map(({ path }) => path),
    ),
  ].filter((path) => path !== '/api/settings/events');

describe('no address', () => {
  it.each(STRANGE.map((text) => [text.slice(0, 30), text]))(
    'that has %s in its query, once or twice, is a fault of ours',
    async (_, text) => {
      const faults: string[] = [];
      for (const path of readPaths()) {
        const whole = path.replaceAll(/:\w+/gu, 'google');
        for (const query of queriesWith(path, text)) {
          faults.push(...(await faultsOf(`${whole}?${query}`)));
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it.each(STRANGE.map((text) => [text.slice(0, 30), text]))(
    'that has %s in its path is a fault of ours',
    async (_, text) => {
      const faults: string[] = [];
      for (const { method, path } of world.full.routes) {
        if (!path.includes(':') || method === 'ALL') continue;
        const body = method === 'GET' ? {} : { body: '{}' };
        const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
        const init = { method, headers, ...body };
        faults.push(...(await faultsOf(path.replaceAll(/:\w+/gu, text), init)));
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('no request', () => {
  it('with strange headers and cookies is a fault of ours', async () => {
    const faults: string[] = [];
    for (const path of readPaths()) {
      const whole = path.replaceAll(/:\w+/gu, 'google');
      for (const [name, value] of Object.entries(HEADERS)) {
        faults.push(...(await faultsOf(whole, { headers: { [name]: value } })));
      }
      for (const text of ['%00', '%00.%00', '\u00ff', '%ED%A0%80']) {
        const cookie = COOKIES.map((name) => `${name}=${text}`).join('; ');
        faults.push(...(await faultsOf(whole, { headers: { cookie } })));
      }
    }
    expect(faults).toEqual([]);
  });
});
