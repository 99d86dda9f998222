import { NEWSLETTER_STATUS } from '@overtone/domain/contact/newsletter-subscriber';
import type { LetterAudience } from '@overtone/domain/contract/letters';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { users } from '../../database/tables/identity.ts';
import type { MailPromise } from '../../outbox/outbox.ts';

/** Somebody whose turn it is, and the mail that they are promised. */
export interface Recipient {
  /** Tells them apart among their kind, and orders them. */
  readonly id: string;
  readonly promise: Pick<MailPromise, 'kind' | 'recipient' | 'userId' | 'subscriberId'>;
}

/** The people whom letters of one kind go to. */
interface Audience {
  /** How many there are that were there at `until`. */
  readonly count: (database: Database, until: Date) => Promise<number>;
  /** The next of them behind the one with the id `after`, by id. */
  readonly next: (
    database: Database,
    until: Date,
    after: string | null,
    limit: number,
  ) => Promise<readonly Recipient[]>;
}

/** Those who were there at `until`, have confirmed their address and are not suspended. */
const isAccount = (until: Date) =>
  and(eq(users.emailVerified, true), isNull(users.suspendedAt), lte(users.createdAt, until));

/** Those who wanted the newsletter at `until` and want it now, but for people whose account is suspended. */
const isSubscriber = (until: Date) =>
  and(
    eq(newsletterSubscribers.status, NEWSLETTER_STATUS),
    lte(newsletterSubscribers.timestamp, until),
    sql`not exists (select from ${users} where ${users.email} = ${newsletterSubscribers.email}
      and ${users.suspendedAt} is not null)`,
  );

/** Whom each kind of letter goes to. */
export const AUDIENCES: Readonly<Record<LetterAudience, Audience>> = {
  accounts: {
    count: (database, until) => database.$count(users, isAccount(until)),
    async next(database, until, after, limit) {
      const { id, email } = users;
      const rows = await database
        .select({ id, email })
        .from(users)
        .where(and(isAccount(until), after === null ? undefined : gt(id, after)))
        .orderBy(asc(id))
        .limit(limit);
      return rows.map((row) => ({
        id: row.id,
        promise: { kind: 'account_letter', recipient: row.email, userId: row.id },
      }));
    },
  },
  newsletter: {
    count: (database, until) => database.$count(newsletterSubscribers, isSubscriber(until)),
    async next(database, until, after, limit) {
      const { id, email } = newsletterSubscribers;
      const rows = await database
        .select({ id, email })
        .from(newsletterSubscribers)
        .where(and(isSubscriber(until), after === null ? undefined : gt(id, after)))
        .orderBy(asc(id))
        .limit(limit);
      return rows.map((row) => ({
        id: row.id,
        promise: { kind: 'newsletter_letter', recipient: row.email, subscriberId: row.id },
      }));
    },
  },
};
