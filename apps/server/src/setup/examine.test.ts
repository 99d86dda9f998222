import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wallClock } from '../time/clock.ts';
import { paymentCustomers } from '../database/tables/billing.ts';
import { users } from '../database/tables/identity.ts';
import { installation } from '../database/tables/installation.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Environment, parseEnvironment } from '../env.ts';
import { claimKey } from '../secrets/key-claim.ts';
import { type HttpStandIn, replies, startHttpStandIn } from '../testing/stand-ins/http-stand-in.ts';
import { type OidcStandIn, startOidcStandIn } from '../testing/stand-ins/oidc-stand-in.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../testing/stand-ins/smtp-stand-in.ts';
import { startStripeStandIn } from '../testing/stripe-stand-in/stripe-stand-in.ts';
import { addUsers, testMember } from '../testing/test-personal.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { examine } from './examine.ts';
import type { SetupState } from './setup-line.ts';

const KEY = 'a key of at least 32 characters!';
const MODELS = { data: [{ id: 'gpt-4o-mini' }, { id: 'other' }] };
const OPENID = {
  authorization_endpoint: 'https://login.example/authorize',
  token_endpoint: 'https://login.example/token',
};

let root: string;
let dataDir: string;
let database: DatabaseConnection;
let smtp: SmtpStandIn;
let ai: HttpStandIn;
let microsoft: HttpStandIn;
let google: OidcStandIn;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;

function environment(more: Record<string, string> = {}): Environment {
  const parsed = parseEnvironment({
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    SECRET_KEY: KEY,
    ...more,
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

const everything = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'hello@overtone.example',
  AI_BASE_URL: `${ai.url}/v1/`,
  AI_API_KEY: 'the key',
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_DISCOVERY_URL: google.discoveryUrl,
  MICROSOFT_CLIENT_ID: 'a client',
  MICROSOFT_CLIENT_SECRET: 'its secret',
  MICROSOFT_AUTHORITY: microsoft.url,
  ...stripe.environment,
});

/** Each part's state, and the sentences of all together. */
async function examined(more: Record<string, string>) {
  const lines = await examine({
    environment: environment(more),
    nodeVersion: '24.0.0',
    now: wallClock,
    onProgress: () => undefined,
  });
  expect(new Set(lines.map(({ subject }) => subject)).size).toBe(lines.length);
  const states: Readonly<Record<string, SetupState>> = Object.fromEntries(
    lines.map(({ subject, state }) => [subject, state]),
  );
  return { states, text: lines.map(({ sentence }) => sentence).join('\n') };
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-doctor-'));
  dataDir = path.join(root, 'data');
  [smtp, ai, microsoft, google, stripe, database] = await Promise.all([
    startSmtpStandIn(),
    startHttpStandIn(),
    startHttpStandIn(),
    startOidcStandIn('google', 'http://localhost/api/auth/callback/google'),
    startStripeStandIn(),
    openDatabase(environment(), { onProgress: () => undefined }),
  ]);
  await claimKey(database.database, KEY);
});
beforeEach(() => {
  ai.behave(replies(200, MODELS));
  microsoft.behave(replies(200, OPENID));
});
afterAll(async () => {
  await Promise.all([smtp.stop(), ai.close(), microsoft.close(), google.stop(), stripe.close()]);
  await database.close();
  await rm(root, { recursive: true, force: true });
});

describe('the doctor', () => {
  it('finds everything well beside a running server, and charges nobody', async () => {
    const { states } = await examined(everything());
    expect(states).toMatchObject({
      program: 'ok',
      'data folder': 'ok',
      database: 'ok',
      tables: 'ok',
      'secret key': 'ok',
      clock: 'ok',
      mail: 'ok',
      AI: 'ok',
      Google: 'ok',
      Microsoft: 'ok',
      payments: 'ok',
    });
    expect(ai.received.map(({ url }) => url.pathname)).toEqual(['/v1/models']);
    expect(ai.received[0]?.headers.authorization).toBe('Bearer the key');
    expect(microsoft.received[0]?.url.pathname).toBe(
      '/common/v2.0/.well-known/openid-configuration',
    );
    expect(stripe.requests).toEqual(['GET /v1/account']);
    expect(smtp.received).toEqual([]);
    expect(await database.isReachable()).toBe(true);
  });

  it('finds out that the payment key opens another account than the customers belong to', async () => {
    await addUsers(database.database, [testMember('ada')]);
    await database.database
      .insert(paymentCustomers)
      .values({ userId: 'ada', customerId: 'cus_1', createdAt: wallClock() });
    await database.database.update(installation).set({ paymentAccount: 'acct_standin test' });
    expect((await examined(everything())).states).toMatchObject({ payments: 'ok' });
    await database.database.update(installation).set({ paymentAccount: 'acct_standin live' });
    const { states, text } = await examined(everything());
    expect(states).toMatchObject({ payments: 'wrong', 'secret key': 'ok' });
    expect(text).toContain('opens a different Stripe account');
    await database.database.delete(users);
  });

  it('names each part that does not work, and repeats no secret', async () => {
    ai.behave(replies(401, { error: {} }));
    microsoft.behave(replies(200, { issuer: 'something else' }));
    const { states, text } = await examined({
      ...everything(),
      SECRET_KEY: 'hidden, another key of 32 characters',
      SMTP_URL: 'smtp://someone:hidden@127.0.0.1:1',
      AI_API_KEY: 'hidden',
      GOOGLE_DISCOVERY_URL: `${google.origin}/nothing-here`,
      STRIPE_SECRET_KEY: 'sk_test_hidden',
    });
    expect(states).toMatchObject({
      database: 'ok',
      'secret key': 'wrong',
      mail: 'wrong',
      AI: 'wrong',
      Google: 'wrong',
      Microsoft: 'wrong',
      payments: 'wrong',
    });
    expect(text).toContain('127.0.0.1:1 does not take mails from us: connect ECONNREFUSED');
    expect(text).not.toContain('hidden');
  });

  it('names a model that the provider does not have', async () => {
    const { states, text } = await examined({ ...everything(), AI_MODEL: 'gpt-nought' });
    expect(states['AI']).toBe('wrong');
    expect(text).toContain('no model gpt-nought');
  });

  it('does not take a redirect, which would carry the key elsewhere', async () => {
    ai.behave(replies(302, '', { location: `${microsoft.url}/v1/models` }));
    await examined(everything());
    const asked = microsoft.received.map(({ url }) => url.pathname);
    expect(asked).not.toContain('/v1/models');
  });

  it('examines a database of the operator’s own by its address, and repeats no password', async () => {
    const address = database.pool.options.connectionString ?? '';
    const { states, text } = await examined({ DATABASE_URL: address });
    expect(states).toMatchObject({ database: 'ok', tables: 'ok', 'secret key': 'ok', clock: 'ok' });
    expect(text).toContain(`PostgreSQL 18.4, ${new URL(address).host}.`);
    expect(text).not.toContain(new URL(address).password);
  });

  it('says why a database does not answer', async () => {
    const { states, text } = await examined({
      DATABASE_URL: 'postgres://x:hidden@127.0.0.1:1/none',
    });
    expect(states['database']).toBe('wrong');
    expect(text).toContain('127.0.0.1:1 does not answer: connect ECONNREFUSED');
    expect(text).not.toContain('hidden');
  });

  it('makes nothing on a machine where nothing was started yet', async () => {
    const fresh = path.join(root, 'fresh', 'data');
    const { states } = await examined({ DATA_DIR: fresh, SECRET_KEY: '' });
    expect(Object.values(states)).not.toContain('wrong');
    expect(existsSync(path.dirname(fresh))).toBe(false);
  });
});

describe('the data folder', () => {
  it.skipIf(process.platform === 'win32')('keeps its key to its owner', async () => {
    const folder = path.join(root, 'keys');
    await mkdir(folder);
    const key = path.join(folder, 'secret-key');
    await writeFile(key, KEY);
    await chmod(key, 0o640);
    expect(await checkDataFolder(folder)).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining(`chmod 600 '${key}'`),
    });
    await chmod(key, 0o600);
    expect((await checkDataFolder(folder)).state).toBe('ok');
  });

  it('must not be a file', async () => {
    const file = path.join(root, 'a file');
    await writeFile(file, '');
    expect((await checkDataFolder(path.join(file, 'data'))).state).toBe('wrong');
  });
});
