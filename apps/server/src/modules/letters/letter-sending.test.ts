import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LetterAudience } from '@overtone/domain/contract/letters';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailSender } from '../../adapters/mail/smtp-mail-sender.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { IN_DOUBT } from '../../outbox/letter-mails.ts';
import { claimDueMails, LEASE_MS, oldestWaitingMail, promiseMail } from '../../outbox/outbox.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/stand-ins/smtp-stand-in.ts';
import { captureLog, TEST_TIME, TEST_TOKENS } from '../../testing/test-app.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { deliverDueMails } from '../mail/deliver-due-mails.ts';
import { createMails } from '../mail/module.ts';
import { retryMails } from '../mail/retry-mails.ts';
import { newsletterService } from '../newsletter/service.ts';
import { ROUND_MS } from './letter-rate.ts';
import { letterService } from './letter-service.ts';
import { promiseRound } from './promise-round.ts';

const KILLED_MAILER = fileURLToPath(
  new URL('../../testing/mails/killed-mailer.ts', import.meta.url),
);
const SITE = 'https://overtone.example';
const FROM = 'hello@overtone.example';
const PER_MINUTE = 60;
const ROOT = testMember('root', 'admin');
const NAMES = Array.from({ length: 30 }, (_, index) => `person${String(index).padStart(2, '0')}`);

let test: TestDatabase;
let smtp: SmtpStandIn;
let now = TEST_TIME;
let before = 0;

beforeAll(async () => {
  [test, smtp] = await Promise.all([makeTestDatabase(), startSmtpStandIn()]);
});
beforeEach(async () => {
  await test.clear();
  smtp.behave('accept');
  now = TEST_TIME;
  before = smtp.received.length;
});
afterAll(() => Promise.all([test.close(), smtp.stop()]));

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const links = {
  siteUrl: SITE,
  releases: [],
  unsubscribeToken: TEST_TOKENS.sign,
  openLink: () => undefined,
};

const service = () =>
  letterService({
    database: test.database,
    now: () => now,
    perMinute: PER_MINUTE,
    mails: createMails({
      ...links,
      smtpUrl: smtp.url,
      dataDir: '/nowhere',
      mailFrom: FROM,
      database: test.database,
      wallClock: () => now,
      wait: () => Promise.resolve(),
      log: captureLog().log,
      metrics: undefined,
    }).service,
  });

const deliver = () =>
  deliverDueMails({
    database: test.database,
    sender: smtpMailSender({ smtpUrl: smtp.url, from: FROM }),
    links,
    log: pino({ level: 'silent' }),
    now: () => now,
    onGivenUp: () => undefined,
  });

/** One round of a server: what is promised in it, delivered until nothing is due. */
async function round(): Promise<void> {
  await promiseRound(test.database, PER_MINUTE, now);
  while ((await deliver()) > 0);
}

async function rounds(count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    await round();
    pass(ROUND_MS);
  }
}

const addSubscribers = () =>
  test.database.insert(newsletterSubscribers).values(
    NAMES.map((name) => ({
      email: `${name}@example.com`,
      source: 'footer_newsletter' as const,
      status: 'active' as const,
      timestamp: TEST_TIME,
    })),
  );

async function addPeople(): Promise<void> {
  await addUsers(
    test.database,
    NAMES.map((name) => testMember(name)),
  );
  await test.database.update(users).set({ emailVerified: true });
}

async function begin(audience: LetterAudience) {
  const content = {
    audience,
    subject: 'Käse & light',
    text: '# News\n\nRead https://a.example/x.',
  };
  const { id } = await service().write(ROOT, content);
  return service().send(ROOT, id, 1, content.subject);
}

const arrived = () =>
  smtp.received
    .slice(before)
    .flatMap(({ recipients }) => recipients)
    .sort();
const addresses = (names: readonly string[]) => names.map((name) => `${name}@example.com`);

async function unsubscribe(name: string): Promise<void> {
  const [row] = await test.database
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, `${name}@example.com`));
  const newsletter = newsletterService({
    database: test.database,
    now: () => now,
    onMailPromised: () => undefined,
  });
  await newsletter.unsubscribe(row?.id ?? '');
}

describe('a newsletter', () => {
  it('reaches everybody once, at the rate, but who left in between', async () => {
    await addSubscribers();
    const { id } = await begin('newsletter');
    await rounds(2);
    const early = arrived();
    expect(early.length).toBeLessThanOrEqual(11);
    const left = addresses(NAMES).filter((address) => !early.includes(address));
    const leaver = left.at(-1)?.split('@')[0] ?? '';
    await unsubscribe(leaver);
    await rounds(8);
    expect(arrived()).toEqual(addresses(NAMES.filter((name) => name !== leaver)));
    expect(await service().read(id)).toMatchObject({
      state: 'sent',
      people: 30,
      sent: 29,
      failed: 0,
      remaining: 0,
      waiting: 0,
      leftOut: 1,
    });
  });

  it('carries the way out of RFC 8058, and a link in its foot', async () => {
    await addSubscribers();
    await begin('newsletter');
    await round();
    const [mail] = smtp.received.slice(before);
    expect(mail?.email.subject).toBe('Käse & light');
    const header = (name: string) => mail?.email.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<(https:\/\/overtone\.example\/unsubscribe\?token=[\w-]{43})>$/u.exec(
      header('list-unsubscribe') ?? '',
    )?.[1];
    expect(mail?.email.text).toContain(url);
    expect(mail?.email.html).toContain(`href="${url}"`);
    expect(mail?.email.html).toContain('<a style="color:#1d1c1a" href="https://a.example/x">');
  });
});

describe('a letter to account holders', () => {
  it('reaches everybody once, but who went or was suspended in between, and who came later', async () => {
    await addPeople();
    const { id } = await begin('accounts');
    await rounds(2);
    const left = addresses(NAMES).filter((address) => !arrived().includes(address));
    const [gone = '', suspended = ''] = left.slice(-2);
    await test.database.delete(users).where(eq(users.email, gone));
    await test.database.update(users).set({ suspendedAt: now }).where(eq(users.email, suspended));
    const at = { createdAt: now, updatedAt: now, emailVerified: true };
    await test.database
      .insert(users)
      .values({ ...at, id: 'zz-late', name: 'Late', email: 'late@example.com' });
    await rounds(8);
    const wanted = addresses(NAMES).filter((address) => ![gone, suspended].includes(address));
    expect(arrived()).toEqual(wanted);
    expect(await service().read(id)).toMatchObject({ state: 'sent', sent: 28, leftOut: 2 });
    const [mail] = smtp.received.slice(before);
    expect(mail?.raw).not.toContain('List-Unsubscribe');
    expect(mail?.email.text).toContain('because you have an Overtone account.');
  });

  it('stops within the round, with what is tried again, alarms nobody, and goes on where it was', async () => {
    await addPeople();
    const { id } = await begin('accounts');
    await rounds(1);
    smtp.behave({ refuse: 'recipient', code: 451 });
    await rounds(1);
    smtp.behave('accept');
    await promiseRound(test.database, PER_MINUTE, now);
    const sentBefore = arrived();
    await service().stop(ROOT, id);
    await rounds(3);
    pass(5 * 60 * 60_000);
    await rounds(1);
    expect(arrived()).toEqual(sentBefore);
    expect(await oldestWaitingMail(test.database)).toBeUndefined();
    expect(await service().read(id)).toMatchObject({ state: 'stopped' });
    await service().resume(ROOT, id);
    await rounds(8);
    expect(arrived()).toEqual(addresses(NAMES));
    expect(await service().read(id)).toMatchObject({ state: 'sent', sent: 30, leftOut: 0 });
  });

  it('is sent once to each by two servers, and in rounds that run at the same time', async () => {
    await addPeople();
    const { id } = await begin('accounts');
    for (let turn = 0; turn < 8; turn++) {
      await Promise.all([round(), round(), round()]);
      pass(ROUND_MS);
    }
    expect(arrived()).toEqual(addresses(NAMES));
    expect(await service().read(id)).toMatchObject({ sent: 30, failed: 0 });
  });

  it('is not sent twice to whom it was on its way when the server was killed', async () => {
    await addPeople();
    const { id } = await begin('accounts');
    await promiseRound(test.database, PER_MINUTE, now);
    const mailer = spawn(process.execPath, [
      KILLED_MAILER,
      test.connectionString,
      smtp.url,
      now.toISOString(),
    ]);
    const [, signal] = await once(mailer, 'exit');
    expect(signal).toBe('SIGKILL');
    const taken = arrived();
    expect(taken.length).toBeGreaterThan(0);
    await rounds(8);
    pass(LEASE_MS);
    await rounds(2);
    expect(new Set(arrived()).size).toBe(arrived().length);
    const letter = await service().read(id);
    expect(letter.failures[0]?.reason).toBe(IN_DOUBT);
    expect(letter).toMatchObject({ state: 'sent', leftOut: 0, sent: 30 - letter.failed });
    expect(letter.failures.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(taken.slice(0, 1)),
    );
    await retryMails(test.database, now);
    await rounds(2);
    expect(new Set(arrived()).size).toBe(arrived().length);
  });

  it('says whom it did not reach, and reaches them when they are tried again', async () => {
    await addPeople();
    const { id } = await begin('accounts');
    smtp.behave({ refuse: 'recipient', code: 550, words: 'no such mailbox' });
    await rounds(1);
    smtp.behave('accept');
    await rounds(8);
    const { failed, sent, failures, state } = await service().read(id);
    expect(state).toBe('sent');
    expect(failed).toBeGreaterThan(0);
    expect(failed + sent).toBe(30);
    expect(failures).toHaveLength(failed);
    expect(failures[0]?.reason).toContain('no such mailbox');
    expect(await retryMails(test.database, now)).toEqual({ due: failed, left: 0 });
    await rounds(2);
    expect(arrived()).toEqual(addresses(NAMES));
    expect(await service().read(id)).toMatchObject({ sent: 30, failed: 0 });
  });

  it('counts right when those are tried again whose suspension kept it from them', async () => {
    await addPeople();
    const { id } = await begin('accounts');
    await promiseRound(test.database, PER_MINUTE, now);
    const [promised] = await test.database.select().from(mails).limit(1);
    const isSuspended = eq(users.id, promised?.userId ?? '');
    await test.database.update(users).set({ suspendedAt: now }).where(isSuspended);
    await rounds(9);
    expect(await service().read(id)).toMatchObject({ state: 'sent', sent: 29, leftOut: 1 });
    await test.database.update(users).set({ suspendedAt: null }).where(isSuspended);
    expect(await retryMails(test.database, now)).toEqual({ due: 1, left: 0 });
    await rounds(1);
    expect(arrived()).toEqual(addresses(NAMES));
    expect(await service().read(id)).toMatchObject({ sent: 30, failed: 0, leftOut: 0 });
  });

  it('lets every other mail go first', async () => {
    await addPeople();
    await begin('accounts');
    await promiseRound(test.database, PER_MINUTE, now);
    pass(1);
    const recipient = 'ada@example.com';
    await promiseMail(test.database, { kind: 'password_changed', recipient }, now);
    const [first] = await claimDueMails(test.database, now, 1);
    expect(first?.kind).toBe('password_changed');
  });

  it('keeps no more than a few mails in the outbox', async () => {
    await addPeople();
    await begin('accounts');
    for (let turn = 0; turn < 20; turn++) {
      await promiseRound(test.database, PER_MINUTE, now);
      pass(ROUND_MS);
    }
    expect(await test.database.$count(mails)).toBeLessThanOrEqual(10);
  });
});

describe('a test mail', () => {
  it('goes to the admin alone, exactly as it will arrive', async () => {
    await addSubscribers();
    const content = { audience: 'newsletter' as const, subject: 'Try', text: 'Hello' };
    const { id } = await service().write(ROOT, content);
    expect(await service().test(ROOT, id)).toBe('Sent to root@example.com.');
    expect(arrived()).toEqual(['root@example.com']);
    const [mail] = smtp.received.slice(before);
    const wayOut = mail?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    expect(wayOut).toMatch(/^<https:\/\/overtone\.example\/unsubscribe\?token=/u);
    expect(mail?.email.subject).toBe('Try');
    expect(mail?.email.text?.trim()).toBe((await service().preview(id, 'text')).trim());
    expect(await test.database.$count(mails)).toBe(0);
  });

  it('that is refused says why', async () => {
    const content = { audience: 'accounts' as const, subject: 'Try', text: 'Hello' };
    const { id } = await service().write(ROOT, content);
    smtp.behave({ refuse: 'sender', code: 554, words: 'not from you' });
    await expect(service().test(ROOT, id)).rejects.toThrow(
      /did not accept the email:.*not from you/u,
    );
  });
});
