import {
  NEWSLETTER_STATUS,
  NEWSLETTER_STATUS_LEFT,
  type NewsletterForm,
  newsletterSubscriber,
} from '@overtone/domain/contact/newsletter-subscriber';
import { eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { promiseSubscriberOnce, withdrawMails } from '../mail/outbox.ts';

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
  return {
    async subscribe(form) {
      const now = dependencies.now();
      const subscriber = newsletterSubscriber(form, now);
      const promise = { kind: 'newsletter_welcome', recipient: subscriber.email } as const;
      await database.transaction(async (transaction) => {
        // Whoever joins holds the row until the end, so that of several at once one is promised the mail.
        const [joined] = await transaction
          .insert(newsletterSubscribers)
          .values(subscriber)
          .onConflictDoUpdate({
            target: newsletterSubscribers.email,
            set: { status: NEWSLETTER_STATUS, timestamp: now },
            setWhere: ne(newsletterSubscribers.status, NEWSLETTER_STATUS),
          })
          .returning({ subscriberId: newsletterSubscribers.id });
        if (joined !== undefined) {
          await promiseSubscriberOnce(transaction, { ...promise, ...joined }, now);
        }
      });
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
