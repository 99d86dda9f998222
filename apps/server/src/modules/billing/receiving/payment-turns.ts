import type { Database } from '../../../database/connection.ts';
import { CONNECTIONS_HELD } from '../../../database/connection-shares.ts';
import { atOnce } from '../../../threads/at-once.ts';
import { oneOfEach } from '../../../threads/one-of-each.ts';
import { lockPayments } from '../store.ts';

/** Runs work in a transaction of its own. */
export interface PaymentTurns {
  /** One transaction, when it is its turn; of those that are about the same, one at a time in this process. */
  readonly run: <Outcome>(
    work: (transaction: Database) => Promise<Outcome>,
    about?: string,
  ) => Promise<Outcome>;
  /** The same, and meanwhile nobody else works on this person's payments, on whichever server. */
  readonly runFor: <Outcome>(
    userId: string,
    work: (transaction: Database) => Promise<Outcome>,
  ) => Promise<Outcome>;
}

/**
 * Transactions that wait for the payment provider hold a database connection meanwhile. At most `limit` do so at a time,
 * so that a slow provider never takes the connections that the rest of the server needs; and of one person's only one, so
 * that whoever asks many times, or is told of many times, takes none of the places of others.
 */
export function paymentTurns(
  database: Database,
  limit: number = CONNECTIONS_HELD.payments,
): PaymentTurns {
  const inPlace = atOnce(limit);
  const oneAbout = oneOfEach();
  const run: PaymentTurns['run'] = (work, about) => {
    const inTurn = () => inPlace(() => database.transaction(work));
    return about === undefined ? inTurn() : oneAbout(about, inTurn);
  };
  return {
    run,
    runFor: (userId, work) =>
      run(async (transaction) => {
        await lockPayments(transaction, userId);
        return work(transaction);
      }, userId),
  };
}
