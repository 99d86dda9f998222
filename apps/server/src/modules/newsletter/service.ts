import {
  NEWSLETTER_STATUS_LEFT,
  type NewsletterForm,
  newsletterSubscriber,
} from '@overtone/domain/contact/newsletter-subscriber';
import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { promiseToSubscribers, withdrawMails } from '../../outbox/outbox.ts';

/** What subscribers are kept with. */
export interface NewsletterDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly now: () => Date;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
}

/** Keeps who wants the newsletter. Doing either thing twice does no more than doing it once. */
export interface NewsletterService {
  /** Subscribes an address, again where it had left, and promises the welcome mail, at most one a day. */
  readonly subscribe: (form: NewsletterForm) => Promise<void>;
  readonly unsubscribe: (subscriberId: string) => Promise<void>;
}

/** Makes the service. */
export function newsletterService(dependencies: NewsletterDependencies): NewsletterService {
  const { database, onMailPromised } = dependencies;
  const subscribing = prepareSubscribing(database);
  return {
    async subscribe(form) {
      await subscribing.execute({ ...newsletterSubscriber(form, dependencies.now()) });
      onMailPromised();
    },

    async unsubscribe(subscriberId) {
      await database.transaction(async (transaction) => {
        await transaction
          .update(newsletterSubscribers)
          .set({ status: NEWSLETTER_STATUS_LEFT })
          .where(eq(newsletterSubscribers.id, subscriberId));
        await withdrawMails(transaction, subscriberId, dependencies.now());
      });
    },
  };
}

/** One statement, so that a subscriber is never kept without the mail that was promised to them. */
function prepareSubscribing(database: Database) {
  const { id, email, status } = newsletterSubscribers;
  const given = {
    email: sql.placeholder('email'),
    timestamp: sql.placeholder('timestamp'),
    source: sql.placeholder('source'),
    status: sql.placeholder('status'),
  };
  const joined = database.$with('joined').as(
    database
      .insert(newsletterSubscribers)
      .values(given)
      .onConflictDoUpdate({
        target: email,
        set: { status: sql`excluded.status`, timestamp: sql`excluded.timestamp` },
        setWhere: ne(status, sql`excluded.status`),
      })
      .returning({ id, email }),
  );
  const promised = database
    .$with('promised', {})
    .as(promiseToSubscribers('newsletter_welcome', joined, given.timestamp));
  // Without a name it is planned each time: a plan from when the outbox was empty would read all of a full one.
  return database.with(joined, promised).select({ id: joined.id }).from(joined).prepare('');
}
