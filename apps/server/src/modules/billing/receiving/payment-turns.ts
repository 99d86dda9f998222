import type { Database } from '../../../database/connection.ts';
import { lockPayments } from '../store.ts';

/** Runs work in a transaction of its own. */
export interface PaymentTurns {
  /** One transaction, when it is its turn. */
  readonly run: <Outcome>(work: (transaction: Database) => Promise<Outcome>) => Promise<Outcome>;
  /** The same, and meanwhile nobody else works on this person's payments, on whichever server. */
  readonly runFor: <Outcome>(
    userId: string,
    work: (transaction: Database) => Promise<Outcome>,
  ) => Promise<Outcome>;
}

/**
 * Transactions that wait for the payment provider hold a database connection meanwhile. At most `limit` do so at a time,
 * so that a slow provider never takes the connections that the rest of the server needs.
 */
export function paymentTurns(database: Database, limit = 4): PaymentTurns {
  const waiting: (() => void)[] = [];
  let running = 0;

  const run: PaymentTurns['run'] = async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await database.transaction(work);
    } finally {
      // Whoever waits longest takes over this place.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return {
    run,
    runFor: (userId, work) =>
      run(async (transaction) => {
        await lockPayments(transaction, userId);
        return work(transaction);
      }),
  };
}
