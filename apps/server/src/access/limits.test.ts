import { EXAMPLE_TEST } from '@overtone/domain/experiment/testing/example-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerApp } from '../http/server-context.ts';
import { createBilling } from '../modules/billing/create-billing.ts';
import type { JoiningRateLimiter } from '../adapters/database-rate-limiter.ts';
import { makeFolders, testApp, TEST_TIME, type TestFolders } from '../testing/test-app.ts';
import { testCalendar } from '../testing/test-calendar.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { testIdentity } from '../testing/test-identity.ts';
import { TEST_SECRETS } from '../testing/test-secrets.ts';
import { addUsers, testMember, testPersonal } from '../testing/test-personal.ts';
import { API_ROUTES } from '../testing/declared-endpoints.ts';

const ID = '3f0c7a52-6a1e-4c7b-9d55-0d5a3c1f6a11';
const PASSKEY = { id: 'x', rawId: 'x', type: 'public-key' };
const HANDOVER = { state: 's'.repeat(16), codeChallenge: 'c'.repeat(43) };

/** A request of each route that changes something, tries a sign-in or is costly, good enough to get to its limit. */
const LIMITED: Readonly<Record<string, object>> = {
  'POST /api/ai-suggestion': { userQuery: 'writing my thesis' },
  'POST /api/recommendation': { userQuery: 'writing my thesis' },
  'DELETE /api/suggestions/history': {},
  'POST /api/suggestions/history/:id/verdict': { verdict: 'liked' },
  'POST /api/article': {},
  'POST /api/download-requests': { email: 'ada@example.com' },
  'POST /api/newsletter-subscribers': { email: 'ada@example.com' },
  'POST /api/auth/sign-up/email': { email: 'a@b.example', password: 'correct horse', name: 'A' },
  'POST /api/auth/confirmation-link': { email: 'a@b.example' },
  'POST /api/auth/sign-in/email': { email: 'a@b.example', password: 'correct horse' },
  'POST /api/auth/second-step': { code: '123456' },
  'POST /api/auth/passkey/options': {},
  'POST /api/auth/passkey': {
    signed: {
      ...PASSKEY,
      response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
    },
  },
  'POST /api/auth/sign-in/social': { provider: 'google', callbackURL: '/' },
  'GET /api/auth/callback/:provider': {},
  'POST /api/auth/request-password-reset': { email: 'a@b.example' },
  'POST /api/auth/reset-password': { token: 'x', newPassword: 'correct horse' },
  'POST /api/auth/change-password': { currentPassword: 'x', newPassword: 'correct horse' },
  'POST /api/auth/send-verification-email': {},
  'POST /api/auth/link-social': { provider: 'google', purpose: 'sign-in', callbackURL: '/' },
  'POST /api/auth/unlink-account': { id: 'x' },
  'POST /api/auth/revoke-session': { id: 'x' },
  'POST /api/auth/revoke-other-sessions': {},
  'POST /api/auth-handover': { ...HANDOVER, redirect: 'app.overtone://auth/callback' },
  'POST /api/auth-handover/token': { code: 'x', state: 'x', codeVerifier: 'x' },
  'GET /api/account': {},
  'PATCH /api/account': { name: 'Ada' },
  'DELETE /api/account': { password: 'x' },
  'POST /api/account/email': { email: 'new@b.example', password: 'x' },
  'DELETE /api/account/email': {},
  'GET /api/account/export': {},
  'POST /api/account/second-step': { password: 'x' },
  'POST /api/account/second-step/confirmation': { code: '123456' },
  'DELETE /api/account/second-step': { password: 'x' },
  'POST /api/account/second-step/backup-codes': { password: 'x' },
  'POST /api/account/passkeys/options': { password: 'x' },
  'POST /api/account/passkeys': {
    name: 'x',
    made: { ...PASSKEY, response: { clientDataJSON: 'x', attestationObject: 'x' } },
  },
  'PATCH /api/account/passkeys/:id': { name: 'x' },
  'DELETE /api/account/passkeys/:id': {},
  'POST /api/billing/checkout': { offerId: 'monthly' },
  'GET /api/billing/checkout/:sessionId': {},
  'POST /api/billing/portal': {},
  'POST /api/billing/cancel': {},
  'POST /api/billing/resume': {},
  'PUT /api/settings': {},
  'GET /api/programs': {},
  'PUT /api/programs/:id': {},
  'DELETE /api/programs/:id': {},
  'PUT /api/self-tests/:id': { test: EXAMPLE_TEST, seeds: [] },
  'DELETE /api/self-tests/:id': {},
  'PUT /api/self-test-devices/:id': { publicKey: 'A'.repeat(392) },
  'POST /api/calendars': { kind: 'ics', address: 'https://calendar.example/a.ics' },
  'POST /api/calendars/:id/sync': {},
  'DELETE /api/calendars/:id': {},
  'PUT /api/calendar/preferences': { autopilot: false, hostedTitles: false, leadMinutes: 5 },
  'GET /api/usage': {},
  'GET /api/usage/insights': {},
  'GET /api/usage/export.csv': {},
  'POST /api/usage/sessions': {},
  'POST /api/usage/sessions/:id/beat': {},
  'POST /api/usage/sessions/:id/end': {},
  'POST /api/admin/people/:id/confirmation': {},
  'POST /api/admin/people/:id/confirmation-mail': {},
  'POST /api/admin/people/:id/password-link': {},
  'POST /api/admin/people/:id/sign-out': {},
  'DELETE /api/admin/people/:id/second-step': {},
  'GET /api/admin/people/:id/export': {},
  'DELETE /api/admin/people/:id': { email: 'a@b.example' },
  'POST /api/admin/people/:id/suspension': {},
  'DELETE /api/admin/people/:id/suspension': {},
  'POST /api/admin/letters': {},
  'PUT /api/admin/letters/:id': {},
  'DELETE /api/admin/letters/:id': {},
  'POST /api/admin/letters/:id/test': {},
  'POST /api/admin/letters/:id/sending': {},
  'DELETE /api/admin/letters/:id/sending': {},
  'POST /api/admin/letters/:id/resumption': {},
};

/** What changes something and has no limit, and why it needs none. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'POST /api/auth/sign-out': 'ends the sign-in that it comes with, and nothing else',
  'POST /api/billing/webhook': 'does nothing before the signature has been checked',
  'POST /api/events': 'keeps nothing beyond its limit, and says so to nobody',
  'POST /api/vitals': 'keeps nothing beyond its limit, and says so to nobody',
};

const never = () => Promise.resolve({ isAllowed: false, retryAfterSeconds: 7 } as const);
const nobody: JoiningRateLimiter = { take: never, takeWithin: never };

let folders: TestFolders;
let test: TestDatabase;
let app: ServerApp;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
  await addUsers(test.database, [testMember('ada')]);
  app = exhausted();
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

function exhausted() {
  const { database } = test;
  const now = () => TEST_TIME;
  return testApp(folders, {
    database,
    personOf: (headers) =>
      Promise.resolve({
        ...testMember('ada', 'admin'),
        emailVerified: !headers.has('x-unconfirmed'),
      }),
    identity: testIdentity({
      database,
      now,
      limiters: {
        attempts: nobody,
        passwords: nobody,
        mails: nobody,
        changes: nobody,
        codes: nobody,
        newBrowsers: nobody,
        wrongTries: nobody,
        wrongTryMails: nobody,
      },
    }),
    billing: createBilling({
      stripe: { secretKey: 'sk_test', webhookSecret: 'whsec', apiUrl: 'http://127.0.0.1:1' },
      offersOnSale: ['monthly'],
      onUnknownCustomer: () => undefined,
      siteUrl: 'http://localhost',
      trialHash: TEST_SECRETS.hash('trial'),
      database,
      now,
      limiter: nobody,
    }),
    calendar: testCalendar({ database, now, limiter: nobody }),
    personal: testPersonal({ database, now, limiter: nobody }),
    ai: {
      chat: { complete: () => Promise.reject(new Error('asked all the same')) },
      suggestionModel: 'm',
      articleModel: 'm',
      attemptTimeoutMs: 1,
      totalTimeoutMs: 1,
    },
    suggestionLimiter: nobody,
    articleLimiter: nobody,
    formLimiter: nobody,
    beaconLimiter: nobody,
  });
}

describe('limits', () => {
  it('hold for every route that changes something, or there is a reason why not', () => {
    const changing = Object.keys(API_ROUTES).filter((route) => !route.startsWith('GET '));
    const covered = new Set([...Object.keys(LIMITED), ...Object.keys(UNLIMITED)]);
    expect(changing.filter((route) => !covered.has(route))).toEqual([]);
    expect([...covered].filter((route) => !(route in API_ROUTES))).toEqual([]);
  });

  it.each(Object.entries(LIMITED))('hold for %s', async (route, body) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern
      .replace(':provider', 'google')
      .replace(':sessionId', 'cs_test_1')
      .replace(':id', ID);
    const response = await app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        ...(route.endsWith('send-verification-email') && { 'x-unconfirmed': 'yes' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    expect(await response.json()).toMatchObject({
      code: 'rate_limited',
      error: 'Too many requests. Please try again in 7 seconds.',
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
  });

  it.each(['/confirm-email', '/confirm-email/again', '/change-email'])(
    'are told by a page where somebody sends the form of %s',
    async (path) => {
      const response = await app.request(`${path}?token=abc`, {
        method: 'POST',
        headers: { origin: 'http://localhost' },
        body: new URLSearchParams({ email: 'ada@example.com', answer: 'yes' }),
      });
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('7');
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('Too many requests. Please try again in 7 seconds.');
    },
  );

  it('drop reports of pages without a word', async () => {
    const response = await app.request('/api/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Test browser' },
      body: '{',
    });
    expect(response.status).toBe(204);
  });
});
