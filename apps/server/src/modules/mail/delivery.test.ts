import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { downloadRequest } from '@overtone/domain/contact/download-record';
import { failed, ok } from '@overtone/domain/result';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailSender } from '../../adapters/mail/smtp-mail-sender.ts';
import { downloadRequests, newsletterSubscribers } from '../../database/tables/contact.ts';
import { mails } from '../../database/tables/mails.ts';
import type { MailSender } from '../../ports/mail-sender.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/stand-ins/smtp-stand-in.ts';
import { captureLog, TEST_TIME } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { newsletterService } from '../newsletter/service.ts';
import { deliverDueMails } from './deliver-due-mails.ts';
import { claimDueMails, LEASE_MS, promiseMail, withdrawMails } from '../../outbox/outbox.ts';
import { retryMails } from './retry-mails.ts';
import { MAX_ATTEMPTS, retryPauseMs } from '../../outbox/retry.ts';

const DAY_MS = 86_400_000;
const LINK = 'https://overtone.example/reset-password?token=abc';
const KILLED_MAILER = fileURLToPath(
  new URL('../../testing/mails/killed-mailer.ts', import.meta.url),
);

let connection: TestDatabase;
let smtp: SmtpStandIn;
let now = TEST_TIME;
let givenUp: string[] = [];

beforeAll(async () => {
  [smtp, connection] = await Promise.all([startSmtpStandIn(), makeTestDatabase()]);
});
beforeEach(async () => {
  await connection.database.delete(mails);
  await connection.database.delete(downloadRequests);
  await connection.database.delete(newsletterSubscribers);
  smtp.behave('accept');
  givenUp = [];
  now = TEST_TIME;
});
afterAll(async () => {
  await Promise.all([connection.close(), smtp.stop()]);
});

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** Keeps `count` download requests, each with its promised mail. */
async function promise(count = 1): Promise<void> {
  for (let index = 0; index < count; index++) {
    const form = { email: `person${index}@example.com`, platform: 'iPhone' };
    const [request] = await connection.database
      .insert(downloadRequests)
      .values(downloadRequest(form, 'Mozilla/5.0', now))
      .returning({ downloadRequestId: downloadRequests.id });
    const promised = { kind: 'download_links', recipient: form.email } as const;
    await promiseMail(connection.database, { ...promised, ...request }, now);
  }
}

function deliver(
  sender: MailSender = overSmtp(),
  log: Logger = pino({ level: 'silent' }),
): Promise<number> {
  return deliverDueMails({
    database: connection.database,
    sender,
    links: {
      siteUrl: 'https://overtone.example',
      releases: ['mac', 'windows'],
      unsubscribeToken: () => 'token',
      openLink: (sealed) => (sealed === 'sealed' ? LINK : undefined),
    },
    log,
    now: () => now,
    onGivenUp: (why) => void givenUp.push(why),
  });
}

function overSmtp(timeoutMs = 30_000): MailSender {
  return smtpMailSender({ smtpUrl: smtp.url, from: 'hello@overtone.example', timeoutMs });
}

async function only<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row, ...more] = await rows;
  if (row === undefined || more.length > 0) throw new Error('not exactly one row');
  return row;
}
const mail = () => only(connection.database.select().from(mails).execute());
const request = () => only(connection.database.select().from(downloadRequests).execute());

/** Promises a mail with a link that works for `minutes`. */
function promiseLink(minutes: number, sealedLink = 'sealed'): Promise<void> {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const recipient = 'ada@example.com';
  return promiseMail(
    connection.database,
    { kind: 'reset_password', recipient, sealedLink, expiresAt },
    now,
  );
}

describe('a mail with a link of its own', () => {
  it('carries the link, which is gone from the outbox once the mail is sent', async () => {
    await promiseLink(60);
    const arriving = smtp.nextMail();
    await deliver();
    expect((await arriving).email.text).toContain(LINK);
    expect(await mail()).toMatchObject({ sentAt: TEST_TIME, sealedLink: null });
  });

  it('keeps the link while it waits, and is given up when the link stops working', async () => {
    await promiseLink(2);
    smtp.behave({ refuse: 'message', code: 451 });
    await deliver();
    expect(await mail()).toMatchObject({ failedAt: null, sealedLink: 'sealed' });
    smtp.behave('accept');
    const before = smtp.received.length;
    pass(2 * 60_000);
    await deliver();
    expect(await mail()).toMatchObject({
      sentAt: null,
      failedAt: now,
      sealedLink: null,
      lastError: 'the link in it has expired',
    });
    expect(smtp.received).toHaveLength(before);
  });

  it('waits for the right key when another one sealed it', async () => {
    await promiseLink(60, 'sealed elsewhere');
    await deliver();
    expect(await mail()).toMatchObject({ sentAt: null, failedAt: null });
    expect((await mail()).lastError).toContain('sealed with another key');
  });

  it('to somebody who is gone leaves nothing behind', async () => {
    const promise = { kind: 'account_deleted', recipient: 'ada@example.com' } as const;
    await promiseMail(connection.database, promise, now);
    const arriving = smtp.nextMail();
    await deliver();
    expect((await arriving).email.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(await connection.database.select().from(mails)).toEqual([]);
  });
});

describe('a mail to somebody who is gone', () => {
  const GONE = { kind: 'account_deleted', recipient: 'ada@example.com' } as const;

  it('is kept while it may still be sent', async () => {
    await promiseMail(connection.database, GONE, now);
    smtp.behave({ refuse: 'message', code: 451 });
    await deliver();
    expect(await mail()).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
  });

  it('leaves nothing behind when it is given up', async () => {
    await promiseMail(connection.database, GONE, now);
    smtp.behave({ refuse: 'recipient', code: 550 });
    await deliver();
    expect(await connection.database.select().from(mails)).toEqual([]);
  });
});

describe('deliverDueMails', () => {
  it('sends what was promised and marks mail and request in one step', async () => {
    await promise();
    expect(await request()).toMatchObject({ emailSent: false });
    const arriving = smtp.nextMail();
    expect(await deliver()).toBe(1);
    const { email } = await arriving;
    expect(email.to).toMatchObject([{ address: 'person0@example.com' }]);
    expect(email.messageId).toBe(`<${(await mail()).id}@overtone.example>`);
    expect(await mail()).toMatchObject({ attempts: 1, sentAt: TEST_TIME, failedAt: null });
    expect(await request()).toMatchObject({ emailSent: true });
    expect(await deliver()).toBe(0);
  });

  it.each(['recipient', 'message'] as const)(
    'tries again later when a %s is refused for now',
    async (refuse) => {
      await promise();
      smtp.behave({ refuse, code: 451 });
      expect(await deliver()).toBe(1);
      expect(await mail()).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
      expect((await mail()).lastError).toContain('451');
      expect(await request()).toMatchObject({ emailSent: false });

      smtp.behave('accept');
      pass(retryPauseMs(1) - 1);
      expect(await deliver()).toBe(0);
      pass(1);
      expect(await deliver()).toBe(1);
      expect(await mail()).toMatchObject({ attempts: 2, lastError: null });
      expect(await request()).toMatchObject({ emailSent: true });
    },
  );

  it('gives up at once on an address that does not exist', async () => {
    await promise();
    smtp.behave({ refuse: 'recipient', code: 550 });
    await deliver();
    expect(await mail()).toMatchObject({ attempts: 1, sentAt: null, failedAt: TEST_TIME });
    expect(await request()).toMatchObject({ emailSent: false });
    pass(LEASE_MS * 1000);
    expect(await deliver()).toBe(0);
  });

  it('gives up on a server that refuses for now for ever', async () => {
    await promise();
    smtp.behave({ refuse: 'message', code: 452 });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      expect(await deliver()).toBe(1);
      pass(retryPauseMs(attempt));
    }
    expect(await deliver()).toBe(0);
    expect(await mail()).toMatchObject({ attempts: MAX_ATTEMPTS, failedAt: expect.any(Date) });
  });

  it('never gives up on a server that refuses us who send, and tells the operator', async () => {
    await promise();
    smtp.behave({ refuse: 'sender', code: 554 });
    const captured = captureLog();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS + 2; attempt++) {
      expect(await deliver(overSmtp(), captured.log)).toBe(1);
      pass(retryPauseMs(attempt));
    }
    expect(captured.lines()[0]).toMatchObject({
      level: 50,
      refusal: 'sender',
      msg: 'the mail server does not take mails from us; they are kept and tried again',
    });
    expect(givenUp).toEqual([]);
    smtp.behave('accept');
    await deliver();
    expect(await mail()).toMatchObject({ sentAt: now, failedAt: null });
  });

  it('counts what is given up, and why', async () => {
    await promise();
    smtp.behave({ refuse: 'recipient', code: 550 });
    await deliver();
    await promiseLink(0);
    await deliver();
    expect(givenUp).toEqual(['permanent', 'too_late']);
  });

  it('is tried again at once when the operator says so, given up or put off', async () => {
    await promise(2);
    smtp.behave({ refuse: 'recipient', code: 550 });
    await deliver();
    await promiseLink(0);
    await deliver();
    pass(1000);
    await promise(1);
    smtp.behave({ refuse: 'recipient', code: 450 });
    await deliver();
    smtp.behave('accept');
    expect(await deliver()).toBe(0);
    // One of the two that were given up was promised anew, the one with a link has nothing to lead to any more.
    expect(await retryMails(connection.database, now)).toEqual({ due: 2, left: 2 });
    expect(await deliver()).toBe(2);
    expect(await connection.database.$count(mails, isNotNull(mails.sentAt))).toBe(2);
    expect(await retryMails(connection.database, now)).toEqual({ due: 0, left: 2 });
  });

  it('is tried again about new terms until they apply, whatever else was announced since', async () => {
    const announce = (days: number) => {
      const expiresAt = new Date(TEST_TIME.getTime() + days * DAY_MS);
      const recipient = 'ada@example.com';
      return promiseMail(connection.database, { kind: 'terms_change', recipient, expiresAt }, now);
    };
    await announce(40);
    smtp.behave({ refuse: 'recipient', code: 550 });
    await deliver();
    pass(1000);
    await announce(60);
    expect(await retryMails(connection.database, now)).toEqual({ due: 2, left: 0 });
    await deliver();
    expect(await connection.database.$count(mails, isNotNull(mails.failedAt))).toBe(2);
    pass(40 * DAY_MS);
    expect(await retryMails(connection.database, now)).toEqual({ due: 1, left: 1 });
  });

  it('is tried again once about the same new terms, however often they were announced', async () => {
    const expiresAt = new Date(TEST_TIME.getTime() + 40 * DAY_MS);
    const recipient = 'ada@example.com';
    smtp.behave({ refuse: 'recipient', code: 550 });
    for (let announced = 0; announced < 2; announced++) {
      await promiseMail(connection.database, { kind: 'terms_change', recipient, expiresAt }, now);
      await deliver();
      pass(1000);
    }
    expect(await retryMails(connection.database, now)).toEqual({ due: 1, left: 1 });
  });

  it('is not tried again for somebody who has unsubscribed', async () => {
    const { database } = connection;
    const [subscriber] = await database
      .insert(newsletterSubscribers)
      .values({ email: 'ada@example.com', source: 'footer_newsletter', status: 'active' })
      .returning();
    const subscriberId = subscriber?.id ?? '';
    const recipient = 'ada@example.com';
    await promiseMail(database, { kind: 'newsletter_welcome', recipient, subscriberId }, now);
    await withdrawMails(database, subscriberId, now);
    expect(await retryMails(database, now)).toEqual({ due: 0, left: 1 });
  });

  it('is not tried again for somebody who has unsubscribed since it was given up', async () => {
    const { database } = connection;
    const newsletter = newsletterService({ database, now: () => now, onMailPromised: () => {} });
    await newsletter.subscribe({ email: 'ada@example.com' });
    smtp.behave({ refuse: 'recipient', code: 550 });
    await deliver();
    const { failedAt, subscriberId } = await mail();
    expect(failedAt).toEqual(TEST_TIME);
    await newsletter.unsubscribe(subscriberId ?? '');
    expect(await retryMails(database, now)).toEqual({ due: 0, left: 1 });
  });

  it('puts off or gives up the refused mail alone', async () => {
    await promise(2);
    const sender: MailSender = {
      send: ({ to }) =>
        Promise.resolve(
          to === 'person0@example.com'
            ? ok(undefined)
            : failed({ kind: 'permanent', detail: '550 No' }),
        ),
    };
    await deliver(sender);
    const rows = await connection.database.select().from(mails).orderBy(mails.recipient);
    expect(rows).toMatchObject([
      { sentAt: TEST_TIME, failedAt: null, lastError: null },
      { sentAt: null, failedAt: TEST_TIME, lastError: '550 No' },
    ]);
  });

  it('leaves a mail alone that another server has sent while it was being refused here', async () => {
    await promise();
    await deliver({
      async send() {
        pass(LEASE_MS);
        await deliver();
        return failed({ kind: 'permanent', detail: '550 No' });
      },
    });
    expect(await mail()).toMatchObject({ sentAt: now, failedAt: null, lastError: null });
  });

  it('sends five at a time, those that have waited longest first', async () => {
    const order = [6, 3, 0, 5, 1, 4, 2];
    for (const minutes of order) {
      const promisedAt = new Date(TEST_TIME.getTime() + minutes * 60_000);
      const recipient = `minute${minutes}@example.com`;
      await promiseMail(connection.database, { kind: 'download_links', recipient }, promisedAt);
    }
    pass(60 * 60_000);
    expect(await deliver()).toBe(5);
    const waiting = await connection.database.select().from(mails).where(isNull(mails.sentAt));
    expect(waiting.map(({ recipient }) => recipient).sort()).toEqual([
      'minute5@example.com',
      'minute6@example.com',
    ]);
    expect(await deliver()).toBe(2);
  });

  it('lets every other mail go before those about new terms', async () => {
    const expiresAt = new Date(now.getTime() + 40 * DAY_MS);
    const recipient = 'ben@example.com';
    await promiseMail(connection.database, { kind: 'terms_change', recipient, expiresAt }, now);
    pass(1);
    await promiseLink(60);
    const [first] = await claimDueMails(connection.database, now, 1);
    expect(first?.kind).toBe('reset_password');
  });

  it('claims no more than it is asked for, however the database plans it', async () => {
    await promise(7);
    const claimed = await connection.database.transaction(async (transaction) => {
      for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort', 'indexscan']) {
        await transaction.execute(sql.raw(`set local enable_${way} = off`));
      }
      return claimDueMails(transaction, now, 5);
    });
    expect(claimed).toHaveLength(5);
  });

  it('does not wait for a mail that another server is just claiming', async () => {
    await promise();
    await connection.database.transaction(async (other) => {
      await other.select().from(mails).for('update');
      expect(await deliver()).toBe(0);
    });
    expect(await deliver()).toBe(1);
  });

  it('tries again when the server falls silent', async () => {
    await promise();
    smtp.behave('silent');
    await deliver(overSmtp(150));
    expect(await mail()).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
    smtp.behave('accept');
    pass(retryPauseMs(1));
    await deliver();
    expect(await request()).toMatchObject({ emailSent: true });
  });

  it('tries again when the sender breaks', async () => {
    await promise();
    await deliver({ send: () => Promise.reject(new Error('disk full')) });
    expect(await mail()).toMatchObject({ lastError: 'Error: disk full', failedAt: null });
    pass(retryPauseMs(1));
    await deliver();
    expect(await request()).toMatchObject({ emailSent: true });
  });

  it('says of each attempt how it ended, but not whom it was written to', async () => {
    await promise(1);
    smtp.behave({ refuse: 'message', code: 451 });
    const captured = captureLog();
    await deliver(overSmtp(), captured.log);
    smtp.behave('accept');
    pass(retryPauseMs(1));
    await deliver(overSmtp(), captured.log);
    const line = { mailId: (await mail()).id, kind: 'download_links' };
    expect(captured.lines()).toMatchObject([
      { ...line, attempt: 1, msg: 'mail refused', refusal: 'temporary' },
      { ...line, attempt: 2, msg: 'mail sent' },
    ]);
    expect(JSON.stringify(captured.lines())).not.toContain('person0');
  });

  it('throws when the end of an attempt cannot be written down, and writes down the others', async () => {
    const { database } = connection;
    await promise(3);
    await database.execute(
      'alter table download_requests add constraint refuse check (email <> \'person1@example.com\' or not "emailSent") not valid',
    );
    try {
      await expect(deliver()).rejects.toThrow('Failed query: update "download_requests"');
    } finally {
      await database.execute('alter table download_requests drop constraint refuse');
    }
    const unsent = await database.select().from(mails).where(isNull(mails.sentAt));
    expect(unsent).toMatchObject([{ recipient: 'person1@example.com', failedAt: null }]);
    pass(LEASE_MS);
    await deliver();
    expect(await database.$count(mails, isNull(mails.sentAt))).toBe(0);
  });

  it('does not wait for a time that a clock which was wrong for a while has set', async () => {
    pass(400 * 86_400_000);
    await promise();
    smtp.behave({ refuse: 'message', code: 451 });
    await deliver();
    pass(-400 * 86_400_000);
    smtp.behave('accept');
    expect(await deliver()).toBe(1);
    expect(await request()).toMatchObject({ emailSent: true });
  });

  it('shares many mails among servers, each mail sent once', async () => {
    await promise(40);
    const before = smtp.received.length;
    const server = async () => {
      while ((await deliver()) > 0);
    };
    await Promise.all([server(), server(), server()]);
    const ids = smtp.received.slice(before).map(({ email }) => email.messageId);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    const unsent = (await connection.database.select().from(downloadRequests)).filter(
      ({ emailSent }) => !emailSent,
    );
    expect(unsent).toEqual([]);
  });

  it('loses no mail when the server is killed between sending and marking', async () => {
    await promise();
    const arriving = smtp.nextMail();
    const words = [KILLED_MAILER, connection.connectionString, smtp.url, now.toISOString()];
    const child = spawn(process.execPath, words, { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const first = await arriving;
    expect(await mail()).toMatchObject({ sentAt: null, attempts: 1 });
    expect(await request()).toMatchObject({ emailSent: false });

    pass(LEASE_MS - 1);
    expect(await deliver()).toBe(0);
    pass(1);
    const arrivingAgain = smtp.nextMail();
    expect(await deliver()).toBe(1);
    expect((await arrivingAgain).email.messageId).toBe(first.email.messageId);
    expect(await mail()).toMatchObject({ sentAt: now, attempts: 2 });
    expect(await request()).toMatchObject({ emailSent: true });
  });
});

describe('the newsletter', () => {
  it('promises one mail to somebody who comes back in several windows at once', async () => {
    const { database } = connection;
    const newsletter = newsletterService({ database, now: () => now, onMailPromised: () => {} });
    const form = { email: 'ada@example.com' };
    await newsletter.subscribe(form);
    await database.update(mails).set({ sentAt: now });
    await database.update(newsletterSubscribers).set({ status: 'unsubscribed' });
    pass(25 * 60 * 60_000);
    await Promise.all(Array.from({ length: 8 }, () => newsletter.subscribe(form)));
    expect(await database.$count(mails)).toBe(2);
    expect(await database.select().from(newsletterSubscribers)).toMatchObject([
      { status: 'active', timestamp: now },
    ]);
  });
});
