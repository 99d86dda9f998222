import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { paymentCustomers } from '../database/tables/billing.ts';
import { type Environment, parseEnvironment } from '../env.ts';
import { checkBackup } from '../modules/backup/read-backup.ts';
import { startServer } from '../server.ts';
import {
  startStripeStandIn,
  type StripeStandIn,
} from '../testing/stripe-stand-in/stripe-stand-in.ts';
import { keptMailLink } from '../testing/mails/kept-mail-links.ts';
import { signUp } from '../testing/sign-up.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { addUsers, testMember } from '../testing/test-personal.ts';
import { makeFolders, postJson } from '../testing/test-app.ts';
import { childEnv } from '../testing/child-env.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'overtone-cli-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function environment(more: Record<string, string> = {}): Environment {
  const parsed = parseEnvironment({
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...more,
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

/** Variables of a server with a data folder of its own. */
const environmentOf = (name: string) => ({ DATA_DIR: path.join(dataDir, name) });

async function signedUp(url: string, dataDir: string) {
  const person = { email: 'grace@b.example', password: 'a password of hers', name: 'Grace' };
  await signUp(openBrowser(url, url), person, () => keptMailLink(dataDir, /^Confirm/u));
  return person;
}

/** What the admin pages answer somebody who signs in now. */
async function adminStatus(url: string, who: { email: string; password: string }) {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, postJson(who, { origin: url }));
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { cookie: cookie.join('; ') };
  return (await fetch(`${url}/api/admin/reports/subscribers`, { headers })).status;
}

const run = (program: 'admin' | 'mail', ...words: string[]) => runWith({}, program, ...words);

async function runWith(
  more: Record<string, string>,
  program: 'admin' | 'doctor' | 'mail',
  ...words: string[]
) {
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...childEnv(), DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, code };
}

describe('npm run admin', () => {
  it.each([
    [[]],
    [['people']],
    [['figures', '--retry']],
    [['figures', '--days', '0']],
    [['subscribers', '--xml']],
  ])('shows how it is used when it is told %j', async (words) => {
    const { code, err, out } = await run('admin', ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('npm run admin -- subscribers');
  });

  it('reads the database of a running server, says who is an admin, and starts a database that does not run', async () => {
    const folders = await makeFolders();
    const server = await startServer(environment(), { folders });
    await fetch(`${server.url}/api/newsletter-subscribers`, postJson({ email: 'ada@b.example' }));

    const beside = await run('admin', 'subscribers', '--csv');
    expect(beside.code).toBe(0);
    expect(beside.out).toMatch(
      /^email,timestamp,source,status\r\nada@b\.example,[^,]+,footer_newsletter,active\r\n$/u,
    );
    await expect.poll(async () => (await fetch(`${server.url}/api/health`)).status).toBe(200);
    const { email, password } = await signedUp(server.url, dataDir);
    expect(await run('admin', 'outbox', '--retry')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Due now: \d+\. Left as given up,/u),
    });
    const refused = await run('admin', 'grant', 'nobody@b.example');
    expect([refused.code, refused.err]).toEqual([
      1,
      'There is no account with the address nobody@b.example.\n',
    ]);
    // An address is the same however it is typed.
    expect(await run('admin', 'grant', email.toUpperCase())).toMatchObject({ code: 0 });
    expect(await adminStatus(server.url, { email, password })).toBe(200);
    expect(await run('admin', 'revoke', email)).toMatchObject({
      code: 0,
      out: `${email} is no longer an admin.\n`,
    });
    expect(await adminStatus(server.url, { email, password })).toBe(403);
    // Signing up and looking twice made three.
    expect(await run('admin', 'sign-out', email)).toMatchObject({
      code: 0,
      out: `${email} is signed out everywhere (3).\n`,
    });
    const audit = await run('admin', 'audit', '--csv');
    expect(audit.out.match(/(?<=,)(?:grant|revoke|end)-[a-z-]+(?=,)/gu)).toEqual([
      'end-sign-ins',
      'revoke-admin',
      'grant-admin',
    ]);
    await server.stop();
    await folders.remove();

    const alone = await run('admin', 'subscribers', '--csv');
    expect(alone).toEqual({ ...beside, err: alone.err });
    expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });
});

describe('npm run admin -- forget-key', () => {
  const withKey = (key: string) => ({ SECRET_KEY: key });
  const OTHER = 'another key of at least 32 characters';

  async function startsWith(more: Record<string, string>): Promise<boolean> {
    const folders = await makeFolders();
    try {
      const server = await startServer(environment(more), { folders });
      await server.stop();
      return true;
    } catch (error) {
      expect(String(error)).toContain('npm run admin -- forget-key');
      return false;
    } finally {
      await folders.remove();
    }
  }

  it('says what it costs and does nothing without --yes; with it, a server with a new key starts', async () => {
    expect(await startsWith({})).toBe(true);
    expect(await startsWith(withKey(OTHER))).toBe(false);
    const unsure = await run('admin', 'forget-key');
    expect([unsure.code, unsure.out]).toEqual([1, '']);
    expect(unsure.err).toContain('everybody has to sign in again');
    expect(await startsWith(withKey(OTHER))).toBe(false);

    const folders = await makeFolders();
    const running = await startServer(environment(), { folders });
    expect(await run('admin', 'forget-key', '--yes')).toMatchObject({
      code: 1,
      err: 'A server is working with this database. Stop every server first.\n',
    });
    await running.stop();
    await folders.remove();

    expect(await run('admin', 'forget-key', '--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is forgotten'),
    });
    expect(await startsWith(withKey(OTHER))).toBe(true);
    expect(await startsWith({})).toBe(false);
  });
});

describe('npm run admin -- move-payments', () => {
  it('says what it costs; only then does a server with the key of another account start', async () => {
    const [ours, other] = await Promise.all([
      startStripeStandIn(),
      startStripeStandIn({ accountId: 'acct_other' }),
    ]);
    const moved = { ...environmentOf('moved'), SECRET_KEY: 'a key of at least 32 characters!' };
    const folders = await makeFolders();
    const start = ({ environment: stripe }: StripeStandIn) =>
      startServer(environment({ ...moved, ...stripe }), { folders });

    const server = await start(ours);
    const { database, close } = await openDatabase(environment(moved), {
      onProgress: () => undefined,
      isGuest: true,
    });
    await addUsers(database, [testMember('ada')]);
    const customer = { userId: 'ada', customerId: 'cus_1', createdAt: new Date(0) };
    await database.insert(paymentCustomers).values(customer);
    await close();
    await server.stop();

    await expect(start(other)).rejects.toThrow('run "npm run admin -- move-payments" once');
    const unsure = await runWith(moved, 'admin', 'move-payments');
    expect([unsure.code, unsure.out]).toEqual([1, '']);
    expect(unsure.err).toContain('the 1 customers of the old account are forgotten');
    await expect(start(other)).rejects.toThrow('opens a different Stripe account');

    expect(await runWith(moved, 'admin', 'move-payments', '--yes')).toMatchObject({ code: 0 });
    await (await start(other)).stop();
    await Promise.all([ours.close(), other.close(), folders.remove()]);
  });

  it('is not needed while the provider is away: the server starts, and waits to be told', async () => {
    const stripe = await startStripeStandIn();
    stripe.alwaysMisbehave('broken');
    const folders = await makeFolders();
    const away = { ...environmentOf('away'), ...stripe.environment };
    const server = await startServer(environment(away), { folders });
    await expect.poll(async () => (await fetch(`${server.url}/api/health`)).status).toBe(200);
    await server.stop();
    await Promise.all([stripe.close(), folders.remove()]);
  });
});

describe('npm run doctor', () => {
  const fresh = () => environmentOf('fresh');

  it('ends with code 0 while everything that is set up works', async () => {
    const { code, out } = await runWith(fresh(), 'doctor');
    expect(out).toMatch(/\n\nEverything that is set up works\.\n$/u);
    expect(code).toBe(0);
  });

  it('ends with code 1 when something is wrong, also with a variable', async () => {
    const address = { ...fresh(), PUBLIC_URL: 'https://overtone.example' };
    const behind = await runWith(address, 'doctor');
    expect(behind.out).toMatch(/^wrong +address +.*Set TRUSTED_PROXIES/mu);
    expect(behind.code).toBe(1);
    expect(await runWith({ PORT: 'eighty' }, 'doctor')).toMatchObject({
      code: 1,
      out: expect.stringContaining('PORT must be a whole number'),
    });
  });
});

describe('npm run backup', () => {
  it('writes a whole backup to standard output, and nothing else', async () => {
    const file = fileURLToPath(new URL('backup.ts', import.meta.url));
    const child = spawn(process.execPath, [file, '-'], {
      env: { ...childEnv(), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [bytes, err, [code]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect([code, err]).toEqual([0, expect.stringMatching(/\d+ rows of \d+ tables are written/u)]);
    const kept = path.join(dataDir, 'piped.gz');
    await writeFile(kept, bytes);
    expect(await checkBackup(kept)).toMatchObject({ ok: true });
    expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
  });
});

describe('npm run mail', () => {
  it('says where mails would be when there is none', async () => {
    await rm(path.join(dataDir, 'mail'), { recursive: true, force: true });
    expect(await run('mail')).toMatchObject({
      code: 0,
      out: `No mail is kept in ${path.join(dataDir, 'mail')}.\n`,
    });
  });
});
