import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { glanceSchema } from '@overtone/domain/contract/glance';
import { letterSchema } from '@overtone/domain/contract/letters';
import { peoplePageSchema } from '@overtone/domain/contract/people';
import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { z } from 'zod';
import { startServerProcess } from '../faults/server-process.ts';
import { type Newcomer, signUp } from '../testing/sign-up.ts';
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { makeNextVersion } from '../testing/versions/next-version.ts';
import { THIS_VERSION } from '../testing/versions/program-folder.ts';
import { CAN_MOUNT, type Installation, makeInstallation } from './installation.ts';
import { runProgram } from './run-program.ts';

const run = promisify(execFile);
const PATIENCE = { timeout: 120_000, interval: 200 };
const LETTER = { audience: 'newsletter', subject: 'What is new', text: '# News\n\nSlower light.' };
const newcomer = (name: string): Newcomer => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  password: 'correct horse battery',
});
/** A change of the tables that the version of tomorrow brings along. */
const TOMORROW = {
  tag: '9999_tomorrow',
  sql: 'alter table newsletter_subscribers add column tone text',
};
/** Says what was seen; `npm run day` prints it. */
type Tell = TestContext['annotate'];

const [OLGA, ADA, BEN] = [newcomer('Olga'), newcomer('Ada'), newcomer('Ben')];

let home: Installation;
/** Where the version of tomorrow is put. */
let next: string;
let admin: TestBrowser;
let ada: TestBrowser;

beforeAll(async () => {
  home = await makeInstallation();
  next = path.join(home.root, 'next');
});
afterAll(() => home.remove());

/** The mails that arrived at an address, by subject. */
const subjectsTo = (email: string) =>
  home.smtp.received
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ email: mail }) => mail.subject ?? '');

/** The newest link that was mailed to an address. */
const linkTo = (email: string) =>
  vi.waitFor(() => {
    const texts = home.smtp.received
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ email: mail }) => /^http\S+token=\S+$/mu.exec(mail.text ?? '')?.[0]);
    return new URL(texts.findLast((link) => link !== undefined) ?? '');
  }, PATIENCE);

async function arrive(who: Newcomer): Promise<TestBrowser> {
  const browser = openBrowser(home.url, home.url);
  await signUp(browser, who, linkTo);
  return browser;
}

/** Goes through the checkout and pays; gives the subscription at the payment provider. */
async function buy(browser: TestBrowser): Promise<string> {
  const begun = await browser.post('/api/billing/checkout', { offerId: 'monthly' });
  const { url } = z.object({ url: z.string() }).parse(await begun.json());
  const paid = await fetch(`${url}/pay`, { redirect: 'manual' });
  expect(paid.status).toBe(303);
  return [...home.stripe.ledger.subscriptions.keys()].at(-1) ?? '';
}

const glance = async () => glanceSchema.parse(await (await admin.get('/api/admin/glance')).json());

async function listed(who: Newcomer) {
  const answer = await admin.get(`/api/admin/people?search=${encodeURIComponent(who.email)}`);
  return peoplePageSchema.parse(await answer.json()).people[0];
}

/** What `/admin` shows at its head. */
const tellGlance = async (tell: Tell) => {
  const { plans, monthlyUsd, trials, endedLately } = await glance();
  const running = plans.map(({ offerId, running: count }) => `${count} ${offerId}`);
  await tell(
    `/admin: ${running.join(', ') || 'no'} running, $${monthlyUsd} a month, ${trials} in a trial, ${endedLately} ended`,
  );
};

/** Lines of what a program said that hold a word. */
const linesWith = (said: string, word: string) =>
  said
    .split('\n')
    .filter((line) => line.includes(word))
    .join('\n');

const health = async () => {
  const answer = await fetch(`${home.url}/api/health`);
  return { status: answer.status, ...z.looseObject({}).parse(await answer.json()) };
};

describe('a day of one operator', () => {
  it('begins with a server that says how it stands, and a first admin', async ({
    annotate: tell,
  }) => {
    await home.start();
    const { code, said } = await home.program('doctor');
    expect(code).toBe(0);
    expect(said).toMatch(/^ok +mail/mu);
    expect(said).toMatch(/^ok +payments/mu);
    await tell(`npm run doctor\n${said.trim()}`);
    admin = await arrive(OLGA);
    await tell(`the first mail: ${subjectsTo(OLGA.email).join(', ')}`);
    expect((await admin.get('/api/admin/glance')).status).toBe(403);
    expect(await home.program('admin', 'grant', OLGA.email)).toMatchObject({ code: 0 });
    expect(await glance()).toMatchObject({ plans: [], trials: 0, monthlyUsd: 0 });
    const { said: audit } = await home.program('admin', 'audit', '--csv');
    expect(audit).toContain('grant-admin');
    await tell(`npm run admin -- grant\n${linesWith(audit, 'grant-admin')}`);
  });

  it('sees a stranger who tries and then pays', async ({ annotate: tell }) => {
    ada = await arrive(ADA);
    const subscription = await buy(ada);
    await vi.waitFor(async () => expect(await glance()).toMatchObject({ trials: 1 }), PATIENCE);
    await tellGlance(tell);
    home.stripe.life.endPeriod(subscription);
    await vi.waitFor(
      async () =>
        expect(await glance()).toMatchObject({
          plans: [{ offerId: 'monthly', running: 1 }],
          monthlyUsd: 20,
          trials: 0,
        }),
      PATIENCE,
    );
    expect(await listed(ADA)).toMatchObject({ subscription: 'active', offerId: 'monthly' });
    await tellGlance(tell);
  });

  it('sees a refused card cost nobody anything at once, and end when the provider gives up', async ({
    annotate: tell,
  }) => {
    const ben = await arrive(BEN);
    const subscription = await buy(ben);
    home.stripe.life.endPeriod(subscription);
    home.stripe.life.failPayment(subscription);
    await vi.waitFor(
      async () => expect(await listed(BEN)).toMatchObject({ subscription: 'active' }),
      PATIENCE,
    );
    await tell('the card is refused: what Ben has stays active, while the provider tries again');
    home.stripe.life.giveUp(subscription);
    await vi.waitFor(
      async () => expect(await glance()).toMatchObject({ endedLately: 1 }),
      PATIENCE,
    );
    expect(await listed(BEN)).toMatchObject({ subscription: 'expired' });
    await tell('the provider gives up: what Ben had is expired');
    await tellGlance(tell);
  });

  it('sees a refund end nothing by itself, and the subscription end once it is cancelled', async ({
    annotate: tell,
  }) => {
    const [first = ''] = home.stripe.ledger.subscriptions.keys();
    home.stripe.life.refund(first);
    const told = home.stripe.events.find(({ type }) => type === 'charge.refunded');
    if (told === undefined) throw new Error('Nothing was said of the refund.');
    // Told once more, as the provider may, so that it is known to have been taken.
    const taken = await fetch(`${home.url}/api/billing/webhook`, home.stripe.message(told));
    expect(taken.status).toBe(200);
    expect(await listed(ADA)).toMatchObject({ subscription: 'active' });
    await tell('the money is given back: what Ada has stays active');
    await tellGlance(tell);
    home.stripe.life.cancelNow(first);
    await vi.waitFor(
      async () =>
        expect(await glance()).toMatchObject({ plans: [], monthlyUsd: 0, endedLately: 2 }),
      PATIENCE,
    );
    expect(await listed(ADA)).toMatchObject({ subscription: 'expired' });
    await tell('cancelled there at once: what Ada had is expired');
    await tellGlance(tell);
  });

  it('finds the mails that a mail server refused us, and sends them', async ({
    annotate: tell,
  }) => {
    home.smtp.behave({ refuse: 'sender', code: 554, words: 'not from you' });
    const email = 'reader@example.com';
    await ada.post('/api/newsletter-subscribers', { email });
    await vi.waitFor(async () => {
      const { said } = await home.program('admin', 'outbox');
      expect(said).toMatch(/reader@example\.com +waiting .*not from you/u);
    }, PATIENCE);
    const { said: kept } = await home.program('admin', 'outbox');
    await tell(`npm run admin -- outbox\n${linesWith(kept, email)}`);
    home.smtp.behave('accept');
    const retried = await home.program('admin', 'outbox', '--retry');
    expect(retried.said).toContain('Due now: 1.');
    await vi.waitFor(() => expect(subjectsTo(email)).toHaveLength(1), PATIENCE);
    await tell(`npm run admin -- outbox --retry\n${retried.said.trim()}`);
    await tell(`arrived: ${subjectsTo(email).join(', ')}`);
  });

  it.runIf(CAN_MOUNT)(
    'is told of a full disk, and all is well once there is room',
    async ({ annotate: tell }) => {
      const ballast = path.join(home.dataDir, 'ballast');
      await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined);
      await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 503 }), PATIENCE);
      expect(await health()).toMatchObject({ disk: 'full' });
      expect((await fetch(`${home.url}/api/health/live`)).status).toBe(200);
      await tell(`GET /api/health: ${JSON.stringify(await health())}, and it is alive`);
      await vi.waitFor(
        () =>
          expect(subjectsTo('operator@overtone.example')).toContainEqual(
            expect.stringContaining('disk-full'),
          ),
        PATIENCE,
      );
      await tell(`mails to the operator: ${subjectsTo('operator@overtone.example').join(', ')}`);
      await rm(ballast);
      await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 200 }), PATIENCE);
      await tell(`once there is room: ${JSON.stringify(await health())}`);
    },
  );

  it('keeps a backup and starts the next version on the same data, from where none goes back', async ({
    annotate: tell,
  }) => {
    const file = path.join(home.root, 'day.gz');
    const backup = await home.program('backup', file);
    expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('are kept in') });
    await tell(`npm run backup\n${backup.said.replaceAll(`${home.root}/`, '').trim()}`);
    expect(await home.stop()).toBe(0);
    await makeNextVersion(next, TOMORROW);
    home.install(next);
    await home.start();
    expect((await admin.get('/api/admin/glance')).status).toBe(200);
    expect((await ada.get('/api/account')).status).toBe(200);
    expect(await health()).toMatchObject({ status: 200, backups: 'fresh' });
    await tell(`the next version: ${JSON.stringify(await health())}, everybody is still signed in`);
    expect(await home.stop()).toBe(0);
    home.install(THIS_VERSION);
    const refused: unknown = await home.start().catch((error: unknown) => error);
    expect(String(refused)).toContain('made by a newer version');
    await tell(`the old one again: ${String(refused)}`);
    home.install(next);
    await home.start();
    expect((await ada.get('/api/account')).status).toBe(200);
  });

  it('restores the backup on another machine, where everybody finds everything', async ({
    annotate: tell,
  }) => {
    const environment = { DATA_DIR: path.join(home.root, 'elsewhere') };
    const file = path.join(home.root, 'day.gz');
    const elsewhere = { version: next, environment };
    const keyless = await runProgram(elsewhere, 'restore', file);
    expect(keyless.said).toMatch(/secret/iu);
    await tell(
      `npm run restore, without the key\n${keyless.said.replaceAll(`${home.root}/`, '').trim()}`,
    );
    await rm(environment.DATA_DIR, { recursive: true, force: true });
    await mkdir(environment.DATA_DIR);
    const key = 'secret-key';
    await cp(path.join(home.dataDir, key), path.join(environment.DATA_DIR, key));
    const restored = await runProgram(elsewhere, 'restore', file);
    expect(restored).toMatchObject({ code: 0 });
    await tell(`npm run restore, with it\n${restored.said.replaceAll(`${home.root}/`, '').trim()}`);
    const server = await startServerProcess({ ...environment, ...home.stripe.environment }, next);
    const there = openBrowser(server.url, server.url);
    const { email, password } = OLGA;
    expect((await there.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    const answer = await there.get('/api/admin/glance');
    const found = glanceSchema.parse(await answer.json());
    expect(found).toMatchObject({ endedLately: 2 });
    await tell(`Olga signs in there; /admin says ${found.endedLately} ended, as at home`);
    expect(await server.stop()).toBe(0);
  });

  it('sends a newsletter, which goes to those who want it and is counted', async ({
    annotate: tell,
  }) => {
    const written = await admin.post('/api/admin/letters', LETTER);
    const letter = letterSchema.parse(await written.json());
    expect(letter.people).toBe(1);
    expect((await admin.post(`/api/admin/letters/${letter.id}/test`, {})).status).toBe(200);
    expect(subjectsTo(OLGA.email)).toContain(LETTER.subject);
    const sending = `/api/admin/letters/${letter.id}/sending`;
    const { subject } = LETTER;
    const sent = await admin.send('POST', sending, { subject }, { 'if-match': '"1"' });
    expect(sent.status).toBe(200);
    await vi.waitFor(async () => {
      const now = await (await admin.get(`/api/admin/letters/${letter.id}`)).json();
      expect(now).toMatchObject({ state: 'sent', sent: 1, failed: 0 });
    }, PATIENCE);
    expect(subjectsTo('reader@example.com')).toContain(LETTER.subject);
    await tell(`a test mail to Olga, then “${LETTER.subject}” to 1 reader: sent 1, failed 0`);
    expect(subjectsTo(BEN.email)).not.toContain(LETTER.subject);
  });

  it('deletes an account on request, and the person is told', async ({ annotate: tell }) => {
    const person = await listed(ADA);
    const address = `/api/admin/people/${person?.id}`;
    const wrong = await admin.send('DELETE', address, { email: BEN.email });
    expect(wrong.status).toBe(409);
    await tell(
      `with another’s address: ${z.looseObject({ error: z.string() }).parse(await wrong.json()).error}`,
    );
    expect((await admin.send('DELETE', address, { email: ADA.email })).status).toBe(200);
    expect(await listed(ADA)).toBeUndefined();
    expect((await ada.get('/api/account')).status).toBe(401);
    await vi.waitFor(
      () => expect(subjectsTo(ADA.email)).toContainEqual(expect.stringContaining('deleted')),
      PATIENCE,
    );
    await tell(`with hers: gone, signed out, and told: ${subjectsTo(ADA.email).at(-1)}`);
  });

  it('ends with a log of all that was done', async ({ annotate: tell }) => {
    const { said } = await home.program('admin', 'audit', '--csv');
    for (const act of ['grant-admin', 'write-letter', 'test-letter', 'send-letter', 'delete']) {
      expect(said).toContain(`,${act},`);
    }
    await tell(`npm run admin -- audit --csv\n${said.trim()}`);
    const alerts = await home.program('admin', 'alerts');
    expect(alerts.code).toBe(0);
    await tell(`npm run admin -- alerts\n${alerts.said.trim()}`);
    expect(await home.stop()).toBe(0);
  });
});
