import {
  NEWSLETTER_STATUS,
  NEWSLETTER_STATUS_LEFT,
} from '@overtone/domain/contact/newsletter-subscriber';
import { and, asc, eq, getTableColumns, notExists } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { isLater, microsOf } from '../../database/keyset.ts';
import { downloadRequests, newsletterSubscribers } from '../../database/tables/contact.ts';
import { mails } from '../../database/tables/mails.ts';
import type { PagedReport } from '../../report/report.ts';
import { pagesOf, REPORT_PAGE_ROWS } from './pages-of.ts';

/** Everyone who wants the newsletter, the oldest first. */
export function subscribersReport(database: Database): PagedReport {
  const { timestamp: time, id, status: standing } = newsletterSubscribers;
  return {
    columns: ['email', 'timestamp', 'source', 'status'],
    pages: () =>
      pagesOf(
        (after) =>
          database
            .select({ ...getTableColumns(newsletterSubscribers), micros: microsOf(time) })
            .from(newsletterSubscribers)
            .where(and(eq(standing, NEWSLETTER_STATUS), after && isLater(time, id, after)))
            .orderBy(asc(time), asc(id))
            .limit(REPORT_PAGE_ROWS),
        ({ email, timestamp, source, status }) => [email, timestamp, source, status],
      ),
  };
}

/** Everyone who asked for download links and has not told the newsletter to stop, the oldest first. */
export function downloadsReport(database: Database): PagedReport {
  const { timestamp: time, id } = downloadRequests;
  const left = database
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.email, downloadRequests.email),
        eq(newsletterSubscribers.status, NEWSLETTER_STATUS_LEFT),
      ),
    );
  return {
    columns: ['email', 'platform', 'userAgent', 'timestamp', 'source', 'emailSent'],
    pages: () =>
      pagesOf(
        (after) =>
          database
            .select({ ...getTableColumns(downloadRequests), micros: microsOf(time) })
            .from(downloadRequests)
            .where(and(notExists(left), after && isLater(time, id, after)))
            .orderBy(asc(time), asc(id))
            .limit(REPORT_PAGE_ROWS),
        ({ email, platform, userAgent, timestamp, source, emailSent }) => [
          email,
          platform,
          userAgent,
          timestamp,
          source,
          emailSent,
        ],
      ),
  };
}

/** Every mail that was promised, how it stands, and the last reason why it was not taken; the oldest first. */
export function outboxReport(database: Database): PagedReport {
  const { createdAt: time, id } = mails;
  return {
    columns: ['promised', 'kind', 'recipient', 'state', 'attempts', 'lastError'],
    pages: () =>
      pagesOf(
        (after) =>
          database
            .select({ ...getTableColumns(mails), micros: microsOf(time) })
            .from(mails)
            .where(after && isLater(time, id, after))
            .orderBy(asc(time), asc(id))
            .limit(REPORT_PAGE_ROWS),
        (mail) => [
          mail.createdAt,
          mail.kind,
          mail.recipient,
          stateOf(mail),
          mail.attempts,
          mail.lastError,
        ],
      ),
  };
}

function stateOf({ sentAt, failedAt }: Pick<typeof mails.$inferSelect, 'sentAt' | 'failedAt'>) {
  if (sentAt !== null) return 'sent';
  return failedAt === null ? 'waiting' : 'given up';
}
