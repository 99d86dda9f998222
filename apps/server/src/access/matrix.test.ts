import { ACCOUNT_HEADER } from '@overtone/domain/contract/account-header';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerApp } from '../http/server-context.ts';
import { createBilling } from '../modules/billing/create-billing.ts';
import { memoryRateLimiter } from '../testing/in-memory/memory-rate-limiter.ts';
import { makeFolders, testApp, type TestFolders } from '../testing/test-app.ts';
import { TEST_SECRETS } from '../testing/test-secrets.ts';
import { testMember } from '../testing/test-personal.ts';
import { connectDatabase } from '../database/connection.ts';
import { API_ROUTES } from '../testing/declared-endpoints.ts';
import { type Person, VISITOR } from './person.ts';

/** Whether a request gets past the door, or what it is told there. */
type Outcome = 'in' | 'unauthenticated' | 'forbidden' | 'email_unverified';

const ROLES = ['visitor', 'unconfirmed', 'free', 'paid', 'admin'] as const;
type Role = (typeof ROLES)[number];

const OPEN = { visitor: 'in', unconfirmed: 'in', free: 'in', paid: 'in', admin: 'in' } as const;
const MEMBERS = { ...OPEN, visitor: 'unauthenticated' } as const;
const CONFIRMED = { ...MEMBERS, unconfirmed: 'email_unverified' } as const;
const ADMINS = {
  visitor: 'unauthenticated',
  unconfirmed: 'forbidden',
  free: 'forbidden',
  paid: 'forbidden',
  admin: 'in',
} as const;

/** Who is meant to get in where, written down apart from the table that decides it. */
const EXPECTED: Readonly<Record<string, Readonly<Record<Role, Outcome>>>> = {
  'GET /api/health': OPEN,
  'GET /api/health/live': OPEN,
  'GET /api/capabilities': OPEN,
  'GET /api/openapi.json': OPEN,
  'POST /api/ai-suggestion': OPEN,
  'POST /api/recommendation': OPEN,
  'GET /api/quota': OPEN,
  'POST /api/article': OPEN,
  'POST /api/download-requests': OPEN,
  'POST /api/newsletter-subscribers': OPEN,
  'POST /api/events': OPEN,
  'POST /api/vitals': OPEN,
  'POST /api/auth/sign-up/email': OPEN,
  'POST /api/auth/confirmation-link': OPEN,
  'POST /api/auth/sign-in/email': OPEN,
  'POST /api/auth/second-step': OPEN,
  'POST /api/auth/passkey/options': OPEN,
  'POST /api/auth/passkey': OPEN,
  'POST /api/auth/sign-in/social': OPEN,
  'GET /api/auth/callback/:provider': OPEN,
  'POST /api/auth/sign-out': OPEN,
  'GET /api/auth/get-session': OPEN,
  'POST /api/auth/request-password-reset': OPEN,
  'POST /api/auth/reset-password': OPEN,
  'POST /api/auth-handover/token': OPEN,
  'POST /api/billing/webhook': OPEN,
  'POST /api/auth/change-password': MEMBERS,
  'POST /api/auth/send-verification-email': MEMBERS,
  'POST /api/auth/link-social': CONFIRMED,
  'POST /api/auth/unlink-account': MEMBERS,
  'GET /api/auth/list-accounts': MEMBERS,
  'GET /api/auth/list-sessions': MEMBERS,
  'POST /api/auth/revoke-session': MEMBERS,
  'POST /api/auth/revoke-other-sessions': MEMBERS,
  'POST /api/auth-handover': MEMBERS,
  'GET /api/account': MEMBERS,
  'PATCH /api/account': MEMBERS,
  'DELETE /api/account': MEMBERS,
  'POST /api/account/email': CONFIRMED,
  'DELETE /api/account/email': MEMBERS,
  'GET /api/account/export': MEMBERS,
  'GET /api/account/second-step': MEMBERS,
  'POST /api/account/second-step': CONFIRMED,
  'POST /api/account/second-step/confirmation': CONFIRMED,
  'DELETE /api/account/second-step': MEMBERS,
  'POST /api/account/second-step/backup-codes': MEMBERS,
  'GET /api/account/passkeys': MEMBERS,
  'POST /api/account/passkeys/options': CONFIRMED,
  'POST /api/account/passkeys': CONFIRMED,
  'PATCH /api/account/passkeys/:id': MEMBERS,
  'DELETE /api/account/passkeys/:id': MEMBERS,
  'GET /api/suggestions/history': MEMBERS,
  'DELETE /api/suggestions/history': MEMBERS,
  'POST /api/suggestions/history/:id/verdict': MEMBERS,
  'GET /api/billing': MEMBERS,
  'POST /api/billing/checkout': MEMBERS,
  'GET /api/billing/checkout/:sessionId': MEMBERS,
  'POST /api/billing/portal': MEMBERS,
  'POST /api/billing/cancel': MEMBERS,
  'POST /api/billing/resume': MEMBERS,
  'GET /api/settings': MEMBERS,
  'PUT /api/settings': MEMBERS,
  'GET /api/settings/events': MEMBERS,
  'GET /api/programs': MEMBERS,
  'PUT /api/programs/:id': MEMBERS,
  'DELETE /api/programs/:id': MEMBERS,
  'GET /api/self-tests': MEMBERS,
  'PUT /api/self-tests/:id': MEMBERS,
  'DELETE /api/self-tests/:id': MEMBERS,
  'PUT /api/self-test-devices/:id': MEMBERS,
  'GET /api/calendars': MEMBERS,
  'POST /api/calendars': CONFIRMED,
  'POST /api/calendars/:id/sync': MEMBERS,
  'DELETE /api/calendars/:id': MEMBERS,
  'GET /api/calendar/upcoming': MEMBERS,
  'PUT /api/calendar/preferences': MEMBERS,
  'GET /api/usage': MEMBERS,
  'GET /api/usage/insights': MEMBERS,
  'GET /api/usage/export.csv': MEMBERS,
  'POST /api/usage/sessions': MEMBERS,
  'POST /api/usage/sessions/:id/beat': MEMBERS,
  'POST /api/usage/sessions/:id/end': MEMBERS,
  'GET /api/admin/reports/:name': ADMINS,
  'GET /api/admin/audit': ADMINS,
  'GET /api/admin/glance': ADMINS,
  'GET /api/admin/people': ADMINS,
  'POST /api/admin/people/:id/confirmation': ADMINS,
  'POST /api/admin/people/:id/confirmation-mail': ADMINS,
  'POST /api/admin/people/:id/password-link': ADMINS,
  'POST /api/admin/people/:id/sign-out': ADMINS,
  'DELETE /api/admin/people/:id/second-step': ADMINS,
  'GET /api/admin/people/:id/export': ADMINS,
  'DELETE /api/admin/people/:id': ADMINS,
  'POST /api/admin/people/:id/suspension': ADMINS,
  'DELETE /api/admin/people/:id/suspension': ADMINS,
  'GET /api/admin/letters': ADMINS,
  'POST /api/admin/letters': ADMINS,
  'GET /api/admin/letters/:id': ADMINS,
  'PUT /api/admin/letters/:id': ADMINS,
  'DELETE /api/admin/letters/:id': ADMINS,
  'GET /api/admin/letters/:id/preview': ADMINS,
  'POST /api/admin/letters/:id/test': ADMINS,
  'POST /api/admin/letters/:id/sending': ADMINS,
  'DELETE /api/admin/letters/:id/sending': ADMINS,
  'POST /api/admin/letters/:id/resumption': ADMINS,
};

const PEOPLE: Readonly<Record<Role, Person>> = {
  visitor: VISITOR,
  unconfirmed: { ...testMember('unconfirmed'), emailVerified: false },
  free: testMember('free'),
  paid: testMember('paid'),
  admin: testMember('admin', 'admin'),
};

let folders: TestFolders;
beforeAll(async () => {
  folders = await makeFolders();
});
afterAll(() => folders.remove());

/** An application that this person asks; whoever pays has a subscription. */
function appFor(role: Role): ServerApp {
  const billing = createBilling({
    stripe: undefined,
    offersOnSale: [],
    onUnknownCustomer: () => undefined,
    siteUrl: 'http://localhost',
    trialHash: TEST_SECRETS.hash('trial'),
    // Nothing answers here: whoever gets in gets no further.
    database: connectDatabase('postgres://nobody@127.0.0.1:1/none').database,
    now: () => new Date(),
    limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
  });
  const state = role === 'paid' ? ('active' as const) : ('none' as const);
  const subscriptions = { ...billing.subscriptions, subscriptionOf: () => Promise.resolve(state) };
  return testApp(folders, {
    personOf: () => Promise.resolve(PEOPLE[role]),
    billing: { ...billing, subscriptions },
  });
}

async function ask(
  app: ServerApp,
  route: string,
  headers: Record<string, string>,
): Promise<Outcome> {
  const [method = '', pattern = ''] = route.split(' ');
  const hasBody = !['GET', 'HEAD'].includes(method);
  const response = await app.request(pattern.replaceAll(/:\w+/gu, 'x'), {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
  if (response.status !== 401 && response.status !== 403) {
    await response.body?.cancel();
    return 'in';
  }
  const { code } = errorBodySchema.parse(await response.json());
  return isOutcome(code) ? code : 'in';
}

function isOutcome(code: string): code is Outcome {
  return ['unauthenticated', 'forbidden', 'email_unverified'].includes(code);
}

describe('who gets in', () => {
  it('is written down here for every route', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(API_ROUTES).sort());
  });

  it.each(ROLES)('is as written down for every route that a %s asks', async (role) => {
    const app = appFor(role);
    const origin = 'http://localhost';
    for (const [route, outcomes] of Object.entries(EXPECTED)) {
      const outcome = await ask(app, route, { cookie: 'auth-token=x', origin });
      expect([route, outcome]).toEqual([route, outcomes[role]]);
    }
  });

  it('is the same for an address with a slash at its end', async () => {
    const app = appFor('visitor');
    for (const [route, outcomes] of Object.entries(EXPECTED)) {
      const [method, path] = route.split(' ');
      const outcome = await ask(app, `${method} ${path}/`, {});
      expect([route, outcome]).toEqual([route, outcomes.visitor]);
    }
  });

  it('is nobody whose request to change something another site made', async () => {
    const app = appFor('admin');
    const changing = Object.entries(API_ROUTES).filter(
      ([route, rule]) => !route.startsWith('GET ') && rule !== 'anyone' && rule !== 'sender',
    );
    expect(changing.length).toBeGreaterThan(10);
    for (const [route] of changing) {
      for (const origin of ['https://evil.example', 'null']) {
        const outcome = await ask(app, route, { cookie: 'auth-token=x', origin });
        expect([route, outcome]).toEqual([route, 'forbidden']);
      }
    }
  });

  it('is nobody who asks for the account of somebody else', async () => {
    const app = appFor('admin');
    const [cookie, origin] = ['auth-token=x', 'http://localhost'];
    for (const [route, rule] of Object.entries(API_ROUTES)) {
      if (rule === 'anyone' || rule === 'sender') continue;
      const other = await ask(app, route, { cookie, origin, [ACCOUNT_HEADER]: 'somebody-else' });
      expect([route, other]).toEqual([route, 'unauthenticated']);
      const own = await ask(app, route, {
        cookie,
        origin,
        [ACCOUNT_HEADER]: testMember('admin').id,
      });
      expect([route, own]).toEqual([route, 'in']);
    }
  });

  it('is everybody’s to ask of an address that does not exist, and nobody’s to get', async () => {
    for (const role of ROLES) {
      const response = await appFor(role).request('/api/admin/secrets');
      expect(response.status).toBe(404);
    }
  });
});
