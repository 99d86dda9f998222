import type { Database } from '../../database/connection.ts';
import { promiseMail } from '../mail/outbox.ts';
import { type DataSubject, personalTables } from './personal-data.ts';

/** Deletes every row about a person and promises the mail that says so, all or nothing. */
export async function deleteAccount(
  database: Database,
  subject: DataSubject,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { table, rowsOf } of personalTables()) {
      await transaction.delete(table).where(rowsOf(subject));
    }
    const promise = { kind: 'account_deleted', recipient: subject.email } as const;
    await promiseMail(transaction, promise, now);
  });
}
