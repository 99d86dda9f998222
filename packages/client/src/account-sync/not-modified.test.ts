import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { windDown } from '../program/testing/programs.ts';
import { accountPrograms } from '../program-sync/account-programs.ts';
import { createInterfaceStore } from '../settings-sync/interface-store.ts';
import { interfaceSource } from '../settings-sync/settings-source.ts';
import { startSettingsSync } from '../settings-sync/settings-sync.ts';
import { FIRST_RETRY_MS, SEND_AFTER_MS } from './exchange-loop.ts';

const PROGRAM_ID = '6f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77';
const SETTINGS = { path: '/api/settings', write: '/api/settings' };
const PROGRAMS = { path: '/api/programs', write: `/api/programs/${PROGRAM_ID}` };
/** Answers after which nobody answers any more, so that whoever asks without a pause does not ask for ever. */
const MOST_ANSWERS = 20;

/** A server, or what stands before it, that answers every change as only a question may be answered. */
function setUp({ path, write }: typeof SETTINGS) {
  const host = createFakeHost();
  const writes = () => host.requests.filter(({ method }) => method !== 'GET').length;
  const answer = async () =>
    writes() > MOST_ANSWERS ? new Promise<Response>(() => undefined) : notModified();
  host.respond(path, (request) =>
    request.method === 'GET' ? jsonResponse({ revision: 0, groups: {}, programs: [] }) : answer(),
  );
  if (write !== path) host.respond(write, answer);
  const parts = { host, changes: { watch: () => () => undefined }, person: 'ada' };
  return { host, parts, writes };
}

function notModified(): Response {
  return new Response(null, { status: 304 });
}

it.each([
  [
    'settings',
    SETTINGS,
    ({ host, parts }: ReturnType<typeof setUp>) => {
      const look = createInterfaceStore(host.storage);
      startSettingsSync({ ...parts, sources: [interfaceSource(look)] });
      return () => look.setTheme('night');
    },
  ],
  [
    'programs',
    PROGRAMS,
    ({ parts }: ReturnType<typeof setUp>) => {
      const home = accountPrograms(parts);
      return () => home.keep({ id: PROGRAM_ID, program: windDown }, null);
    },
  ],
])(
  'a change of %s that is answered with “not modified” waits for its turn',
  async (_, at, open) => {
    const page = setUp(at);
    const change = open(page);
    await page.host.advance(0);
    change();
    await page.host.advance(SEND_AFTER_MS);
    expect(page.writes()).toBe(1);
    await page.host.advance(FIRST_RETRY_MS);
    expect(page.writes()).toBe(2);
  },
);
