import type { JoiningRateLimiter } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import { mayBeWrittenTo } from '../identity/identity-mails.ts';
import { promiseMail } from '../mail/outbox.ts';
import { type DataSubject, personalTables } from './personal-data.ts';

/**
 * Deletes every row about a person and promises the mail that says so, all or nothing. An address that was never confirmed
 * and has had too many mails lately gets none: it may be a stranger's.
 */
export async function deleteAccount(
  database: Database,
  subject: DataSubject,
  { now, mailLimiter }: { readonly now: Date; readonly mailLimiter: JoiningRateLimiter },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isTold = await mayBeWrittenTo(transaction, mailLimiter, subject);
    for (const { table, rowsOf } of personalTables()) {
      await transaction.delete(table).where(rowsOf(subject));
    }
    if (!isTold) return;
    const promise = { kind: 'account_deleted', recipient: subject.email } as const;
    await promiseMail(transaction, promise, now);
  });
}
