import type { Milliseconds } from '@overtone/domain/units';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
  type WithSubquery,
} from 'drizzle-orm';
import { MAIL_LOCK_CLASS } from '../database/advisory-locks.ts';
import type { Database } from '../database/connection.ts';
import { downloadRequests } from '../database/tables/contact.ts';
import { users } from '../database/tables/identity.ts';
import { mails } from '../database/tables/mails.ts';
import type { MailRefusal } from '../ports/mail-sender.ts';
import { countMail, giveUpInDoubt, isNotStopped, NO_OUTCOME_YET } from './letter-mails.ts';
import { MAX_ATTEMPTS, retryPauseMs } from './retry.ts';
import { GOES_TO_SUSPENDED, MAIL_KINDS, type MailKind } from '../modules/mail/texts/mail-text.ts';

/** A mail that is due, claimed for one attempt. */
export type DueMail = typeof mails.$inferSelect;

/** A mail to be promised. */
export interface MailPromise {
  readonly kind: MailKind;
  /** A checked address. */
  readonly recipient: string;
  readonly downloadRequestId?: string;
  readonly subscriberId?: string;
  readonly userId?: string;
  /** The mail's own link, sealed for the outbox. */
  readonly sealedLink?: string;
  /** What the mail tells of the one event that it is about. */
  readonly detail?: string;
  /** When the link stops working. */
  readonly expiresAt?: Date;
}

/** Why a mail was given up that its recipient no longer wants. */
export const UNSUBSCRIBED = 'unsubscribed';

/** Why a mail was given up that its recipient's suspended account does not get. */
export const SUSPENDED = 'the account is suspended';

/** One kind of mail goes to one address at most this often. */
const ONCE_PER_MS: Milliseconds = 24 * 60 * 60_000;
/** How long a claimed mail is left alone; longer than any attempt takes. */
export const LEASE_MS: Milliseconds = 120_000;
/** Longest time that a mail is put off for, twice over: clocks of several servers differ a little. */
const LONGEST_WAIT_MS: Milliseconds = 2 * Math.max(LEASE_MS, retryPauseMs(MAX_ATTEMPTS));

/**
 * Whether this mail was promised to this address within the last day and not given up. Until the transaction ends,
 * nobody else gets an answer about the same mail and address.
 */
export async function isAlreadyPromised(
  transaction: Database,
  { kind, recipient }: MailPromise,
  now: Date,
): Promise<boolean> {
  const key = `${kind} ${recipient}`;
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${MAIL_LOCK_CLASS}::int, hashtext(${key}))`,
  );
  return (
    (await transaction.$count(mails, isPromised(kind, recipient, later(now, -ONCE_PER_MS)))) > 0
  );
}

/** Whether this mail was promised to this address at any time and is neither sent nor given up. */
export async function isStillWaiting(
  transaction: Database,
  { kind, recipient }: MailPromise,
): Promise<boolean> {
  const waiting = and(eq(mails.kind, kind), eq(mails.recipient, recipient), isPending);
  return (await transaction.$count(mails, waiting)) > 0;
}

/** Promises a mail, in the transaction that writes the record it belongs to. */
export async function promiseMail(
  transaction: Database,
  promise: MailPromise,
  now: Date,
): Promise<void> {
  await transaction.insert(mails).values({ ...promise, createdAt: now, nextAttemptAt: now });
}

/**
 * The part of the statement that writes subscribers which promises a mail to each of `joined`, unless it was promised to
 * them within the last day and not given up. Whoever writes the same subscriber at the same time must find nothing to
 * write: a promise made since the statement began is not seen, so that a second one would take a mail that is sent and
 * answered while the statement waits.
 */
export function promiseToSubscribers(
  kind: MailKind,
  joined: WithSubquery & { readonly id: SQLWrapper; readonly email: SQLWrapper },
  now: SQLWrapper,
): SQL {
  const columns = [
    mails.kind,
    mails.recipient,
    mails.subscriberId,
    mails.createdAt,
    mails.nextAttemptAt,
  ].map(({ name }) => sql.identifier(name));
  const time = sql`${now}::timestamptz`;
  const since = sql`${time} - make_interval(secs => ${ONCE_PER_MS / 1000})`;
  const promised = isPromised(sql`${kind}`, sql`${joined.email}`, since);
  return sql`insert into ${mails} (${sql.join(columns, sql`, `)})
    select ${kind}, ${joined.email}, ${joined.id}, ${time}, ${time} from ${joined}
    where not exists (select from ${mails} where ${promised})`;
}

/**
 * Claims up to `limit` mails that are due, those that go to many people last, but for kinds that are held back and letters
 * that were stopped. Other servers on the same database pass over what is claimed here.
 */
export async function claimDueMails(
  database: Database,
  now: Date,
  limit: number,
  held: readonly MailKind[] = [],
): Promise<readonly DueMail[]> {
  await giveUpInDoubt(database, and(isPending, isDue(now)), now);
  // Named, so that it is looked for once: as a part of the condition some plans ask again for each row, and claim more.
  const due = database.$with('due').as(
    database
      .select({ id: mails.id })
      .from(mails)
      .where(and(isOpen(held), isDue(now)))
      .orderBy(isOneOfMany, asc(mails.nextAttemptAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return database
    .with(due)
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      lastError: NO_OUTCOME_YET,
      nextAttemptAt: later(now, LEASE_MS),
    })
    .where(inArray(mails.id, database.select({ id: due.id }).from(due)))
    .returning();
}

/** How many mails wait to be sent, but for kinds that are held back and letters that were stopped. */
export function countWaitingMails(
  database: Database,
  held: readonly MailKind[] = [],
): Promise<number> {
  return database.$count(mails, isOpen(held));
}

/**
 * Since when the mail that has waited longest does, but for kinds that are held back and letters that were stopped;
 * undefined while none waits. One of a letter counts only until another mail is sent: then it is its recipient's server that
 * puts us off, as of many people's some always do, and the letter tells of it itself.
 */
export async function oldestWaitingMail(
  database: Database,
  held: readonly MailKind[] = [],
): Promise<Date | undefined> {
  const lastSent = sql`(select max(${mails.sentAt}) from ${mails})`;
  const isNoneSentSince = sql`coalesce(${mails.createdAt} > ${lastSent}, true)`;
  const [oldest] = await database
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(and(isOpen(held), or(isNull(mails.letterId), isNoneSentSince)))
    .orderBy(asc(mails.createdAt))
    .limit(1);
  return oldest?.createdAt;
}

/** Mails to people who are gone: nothing of them is kept once nothing is left to do. */
const FORGOTTEN_WHEN_DONE: ReadonlySet<MailKind> = new Set(['account_deleted']);

/** Marks an accepted mail as sent, and the download request that it answers with it. */
export async function markSent(database: Database, mail: DueMail, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    if (mail.downloadRequestId !== null) {
      await transaction
        .update(downloadRequests)
        .set({ emailSent: true })
        .where(eq(downloadRequests.id, mail.downloadRequestId));
    }
    await transaction
      .update(mails)
      .set({ sentAt: now, lastError: null, sealedLink: null, detail: null })
      .where(eq(mails.id, mail.id));
    await countMail(transaction, 'sent', mail.letterId);
    await forgetIfDone(transaction, mail);
  });
}

/**
 * Puts a refused mail off, or gives it up when the refusal is final or has come too often; says which. What is refused
 * because of us who send is never given up for that.
 */
export async function markRefused(
  database: Database,
  mail: DueMail,
  { kind, detail }: MailRefusal,
  now: Date,
): Promise<'put off' | 'given up'> {
  const isTooOften = kind === 'temporary' && mail.attempts >= MAX_ATTEMPTS;
  const isOver = kind === 'permanent' || isTooOften;
  await database.transaction(async (transaction) => {
    const marked = await transaction
      .update(mails)
      .set({
        lastError: detail,
        ...(isOver
          ? { failedAt: now, sealedLink: null, detail: null }
          : { nextAttemptAt: later(now, retryPauseMs(mail.attempts)) }),
      })
      .where(and(eq(mails.id, mail.id), isPending))
      .returning({ letterId: mails.letterId });
    if (!isOver) return;
    for (const { letterId } of marked) await countMail(transaction, 'failed', letterId);
    await forgetIfDone(transaction, mail);
  });
  return isOver ? 'given up' : 'put off';
}

async function forgetIfDone(database: Database, { id, kind }: DueMail): Promise<void> {
  if (FORGOTTEN_WHEN_DONE.has(kind)) await database.delete(mails).where(eq(mails.id, id));
}

/** Gives up what was promised to a subscriber who no longer wants it. */
export async function withdrawMails(
  database: Database,
  subscriberId: string,
  now: Date,
): Promise<void> {
  await database
    .update(mails)
    .set({ failedAt: now, lastError: UNSUBSCRIBED })
    .where(and(eq(mails.subscriberId, subscriberId), isPending));
}

/** Gives up what waits for people whose accounts are suspended, but for what they get all the same. */
export async function withdrawFromSuspended(database: Database, now: Date): Promise<void> {
  const kinds = MAIL_KINDS.filter((kind) => !GOES_TO_SUSPENDED[kind]);
  const isTheirs = database
    .select({ one: sql`1` })
    .from(users)
    .where(
      and(
        isNotNull(users.suspendedAt),
        or(eq(users.id, mails.userId), eq(users.email, mails.recipient)),
      ),
    );
  await database
    .update(mails)
    .set({ failedAt: now, lastError: SUSPENDED, sealedLink: null, detail: null })
    .where(and(inArray(mails.kind, kinds), isPending, exists(isTheirs)));
}

/** That a mail was promised and not given up. */
function isPromised(kind: MailKind | SQL, recipient: string | SQL, since: Date | SQL) {
  return and(
    eq(mails.recipient, recipient),
    eq(mails.kind, kind),
    gt(mails.createdAt, since),
    isNull(mails.failedAt),
  );
}

/**
 * Whether a mail's time has come. One that is further ahead than any pause lasts was put off by a clock that has been set
 * back since, and would wait for nothing.
 */
function isDue(now: Date) {
  return or(lte(mails.nextAttemptAt, now), gt(mails.nextAttemptAt, later(now, LONGEST_WAIT_MS)));
}

/** That a mail is still to be sent, and may be: neither its kind is held back nor its letter stopped. */
function isOpen(held: readonly MailKind[]) {
  return and(isPending, isNotStopped, notInArray(mails.kind, [...held]));
}

/** That a mail is one of many that go out for one reason: of a letter, or about new terms. */
const isOneOfMany: SQL = sql`(${mails.letterId} is not null or ${eq(mails.kind, 'terms_change')})`;

/** That a mail was promised and is neither sent nor given up. */
export const isPending = and(isNull(mails.sentAt), isNull(mails.failedAt));

function later(time: Date, ms: Milliseconds): Date {
  return new Date(time.getTime() + ms);
}
