import type { Database } from '../../database/connection.ts';
import { lockProofs } from '../../database/sign-in-rows.ts';
import type { IdentityMails } from '../identity/mailed/identity-mails.ts';
import type { GoneAccounts } from '../identity/signed-in/gone-accounts.ts';
import { promiseMail } from '../../outbox/outbox.ts';
import { type DataSubject, personalTables } from './personal-data.ts';

/**
 * Deletes every row about a person, but for those that say no more of them than an id, and promises the mail that says so, all
 * or nothing. Browsers that are signed in hear of it when they next ask. An address that was never confirmed and has had too many mails lately gets none: it may be a stranger's.
 */
export async function deleteAccount(
  database: Database,
  subject: DataSubject,
  {
    now,
    mayBeWrittenTo,
    noteGone,
  }: Pick<IdentityMails, 'mayBeWrittenTo'> & {
    readonly now: Date;
    readonly noteGone: GoneAccounts['note'];
  },
): Promise<void> {
  await database.transaction(async (transaction) => {
    // What would still name the account now is written before and goes along, or waits and finds nobody.
    await lockProofs(transaction, subject.id);
    const isTold = await mayBeWrittenTo(transaction, subject);
    await noteGone(transaction, subject.id);
    for (const { table, rowsOf, outlivesAccount } of personalTables()) {
      if (!outlivesAccount) await transaction.delete(table).where(rowsOf(subject));
    }
    if (!isTold) return;
    const promise = { kind: 'account_deleted', recipient: subject.email } as const;
    await promiseMail(transaction, promise, now);
  });
}
