import type { Database } from '../../database/connection.ts';
import type { IdentityMails } from '../identity/mailed/identity-mails.ts';
import { promiseMail } from '../../outbox/outbox.ts';
import { type DataSubject, personalTables } from './personal-data.ts';

/**
 * Deletes every row about a person, but for those that say no more of them than an id, and promises the mail that says so, all
 * or nothing. An address that was never confirmed and has had too many mails lately gets none: it may be a stranger's.
 */
export async function deleteAccount(
  database: Database,
  subject: DataSubject,
  { now, mayBeWrittenTo }: Pick<IdentityMails, 'mayBeWrittenTo'> & { readonly now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isTold = await mayBeWrittenTo(transaction, subject);
    for (const { table, rowsOf, outlivesAccount } of personalTables()) {
      if (!outlivesAccount) await transaction.delete(table).where(rowsOf(subject));
    }
    if (!isTold) return;
    const promise = { kind: 'account_deleted', recipient: subject.email } as const;
    await promiseMail(transaction, promise, now);
  });
}
