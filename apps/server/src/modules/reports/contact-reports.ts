import {
  NEWSLETTER_STATUS,
  NEWSLETTER_STATUS_LEFT,
} from '@overtone/domain/contact/newsletter-subscriber';
import { and, asc, eq, notExists } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { downloadRequests, newsletterSubscribers } from '../../database/tables/contact.ts';
import { mails } from '../../database/tables/mails.ts';
import type { Report } from '../../report/report.ts';

/** Everyone who wants the newsletter, the oldest first. */
export async function subscribersReport(database: Database): Promise<Report> {
  const rows = await database
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.status, NEWSLETTER_STATUS))
    .orderBy(asc(newsletterSubscribers.timestamp), asc(newsletterSubscribers.email));
  return {
    columns: ['email', 'timestamp', 'source', 'status'],
    rows: rows.map(({ email, timestamp, source, status }) => [email, timestamp, source, status]),
  };
}

/** Everyone who asked for download links and has not told the newsletter to stop, the oldest first. */
export async function downloadsReport(database: Database): Promise<Report> {
  const left = database
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.email, downloadRequests.email),
        eq(newsletterSubscribers.status, NEWSLETTER_STATUS_LEFT),
      ),
    );
  const rows = await database
    .select()
    .from(downloadRequests)
    .where(notExists(left))
    .orderBy(asc(downloadRequests.timestamp), asc(downloadRequests.email));
  return {
    columns: ['email', 'platform', 'userAgent', 'timestamp', 'source', 'emailSent'],
    rows: rows.map(({ email, platform, userAgent, timestamp, source, emailSent }) => [
      email,
      platform,
      userAgent,
      timestamp,
      source,
      emailSent,
    ]),
  };
}

/** Every mail that was promised, how it stands, and the last reason why it was not taken; the oldest first. */
export async function outboxReport(database: Database): Promise<Report> {
  const rows = await database.select().from(mails).orderBy(asc(mails.createdAt));
  return {
    columns: ['promised', 'kind', 'recipient', 'state', 'attempts', 'lastError'],
    rows: rows.map((mail) => [
      mail.createdAt,
      mail.kind,
      mail.recipient,
      stateOf(mail),
      mail.attempts,
      mail.lastError,
    ]),
  };
}

function stateOf({ sentAt, failedAt }: typeof mails.$inferSelect): string {
  if (sentAt !== null) return 'sent';
  return failedAt === null ? 'waiting' : 'given up';
}
