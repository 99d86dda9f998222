import { TERMS_CHANGE_NOTICE_DAYS } from '@overtone/domain/offers/offers';
import { failed, ok, type Result } from '@overtone/domain/result';
import { and, count, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { renderMail } from './render-mail.ts';
import { termsChangeText } from './texts/terms-change.ts';

const DAY_MS = 86_400_000;

/** What announcing a change of terms would do, or has done. */
export interface Announcement {
  /** The mail, as people read it. */
  readonly text: string;
  /** People who are written to: those with a confirmed address to whom no mail about this day is promised or sent. */
  readonly recipients: number;
  /** People whose address nobody has confirmed; it may be somebody else's. */
  readonly unconfirmed: number;
}

/** A change of terms from `day` (2027-01-15) on, as far ahead as the terms promise; else a sentence that says why not. */
export function changeOn(day: string, now: Date): Result<Date, string> {
  const from = new Date(`${day}T00:00:00.000Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day) || Number.isNaN(from.getTime())) {
    return failed(`${day} is not a date. Write it as 2027-01-15.`);
  }
  if (from.getTime() - now.getTime() < TERMS_CHANGE_NOTICE_DAYS * DAY_MS) {
    return failed(`The terms promise ${TERMS_CHANGE_NOTICE_DAYS} days’ notice; ${day} is sooner.`);
  }
  return ok(from);
}

/** Says whom a change of terms would be announced to, and how; changes nothing. */
export async function previewAnnouncement(
  database: Database,
  from: Date,
  siteUrl: string,
): Promise<Announcement> {
  const [counts] = await database
    .select({
      recipients: sql<number>`count(*) filter (where ${isRecipient(database, from)})::int`,
      confirmed: sql<number>`count(*) filter (where ${users.emailVerified})::int`,
      all: count(),
    })
    .from(users);
  const { recipients = 0, confirmed = 0, all = 0 } = counts ?? {};
  const { text } = renderMail(termsChangeText(siteUrl, from));
  return { text, recipients, unconfirmed: all - confirmed };
}

/** Promises the mail to everybody who is to get it, each once, and says how many these were. */
export async function announceTerms(database: Database, from: Date, now: Date): Promise<number> {
  const [kind, at, until] = ['terms_change', now.toISOString(), from.toISOString()];
  return database.transaction(
    async (transaction) => {
      const recipients = await transaction.$count(users, isRecipient(transaction, from));
      await transaction.execute(
        sql`insert into ${mails} (kind, recipient, user_id, created_at, next_attempt_at, expires_at)
          select ${kind}, ${users.email}, ${users.id}, ${at}::timestamptz, ${at}::timestamptz, ${until}::timestamptz
          from ${users} where ${isRecipient(transaction, from)}`,
      );
      return recipients;
    },
    { isolationLevel: 'serializable' },
  );
}

/** A mail about a day that has come is given up, so that its end is the day that it is about; one given up told nobody. */
function isRecipient(database: Database, from: Date) {
  const told = database
    .select({ one: sql`1` })
    .from(mails)
    .where(
      and(
        eq(mails.userId, users.id),
        eq(mails.kind, 'terms_change'),
        eq(mails.expiresAt, from),
        isNull(mails.failedAt),
      ),
    );
  return and(users.emailVerified, notExists(told));
}
