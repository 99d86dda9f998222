import { notInArray } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { paymentCustomers, subscriptions } from '../../../database/tables/billing.ts';
import { installation } from '../../../database/tables/installation.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Payments } from '../../../ports/payments.ts';
import { FINAL_STATUSES } from '../store.ts';

/** Whose account the server's key opens, compared with the one that the customers belong to. */
export type Ownership = 'ours' | 'another';

/** The account at the payment provider that the rows about payments belong to. */
export interface PaymentAccount {
  /**
   * Asks the provider whose the key is, and whether that is the account that counts here; once it is, nobody is asked
   * again.
   *
   * @throws AppError `billing_unavailable` while the provider can't be asked.
   */
  readonly check: () => Promise<Ownership>;
  /** The same. @throws AppError `billing_unavailable` also for another account. */
  readonly confirm: () => Promise<void>;
  /** Until the transaction ends, no other account is settled. @throws AppError `billing_unavailable` for another. */
  readonly hold: (transaction: Database) => Promise<void>;
}

/** What to do about the key of another account. */
export const OTHER_ACCOUNT = `STRIPE_SECRET_KEY opens a different Stripe account from the one that this installation’s customers belong to, or its test data instead of the live data. Set the key of that account again: nothing was changed. If you have really moved to another account, run "npm run admin -- move-payments" once, which says what that costs.`;

/** Compares the account of `payments` with the one that the servers on this database agreed on. */
export function paymentAccount(
  database: Database,
  payments: Pick<Payments, 'account'>,
): PaymentAccount {
  let ours: string | undefined;
  const check = async (): Promise<Ownership> => {
    if (ours !== undefined) return 'ours';
    const account = await payments.account();
    if (!(await claim(database, account))) return 'another';
    ours = account;
    return 'ours';
  };
  return {
    check,
    async confirm() {
      if ((await check()) === 'another') throw isOther();
    },
    async hold(transaction) {
      const [settled] = await transaction.select(ACCOUNT).from(installation).for('share');
      if (settled?.account !== ours) throw isOther();
    },
  };
}

const ACCOUNT = { account: installation.paymentAccount };

function isOther(): AppError {
  return new AppError('billing_unavailable', { cause: OTHER_ACCOUNT });
}

/** Whether `account` is the one that counts. The first settles which, and any other may while nobody is a customer. */
function claim(database: Database, account: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.insert(installation).values({}).onConflictDoNothing();
    const [settled] = await transaction.select(ACCOUNT).from(installation).for('update');
    if (settled?.account === account) return true;
    const isFree = settled?.account === null || (await transaction.$count(paymentCustomers)) === 0;
    if (isFree) await transaction.update(installation).set({ paymentAccount: account });
    return isFree;
  });
}

/** The account that the customers belong to; undefined while nobody is a customer. */
export async function claimedPaymentAccount(database: Database): Promise<string | undefined> {
  if ((await database.$count(paymentCustomers)) === 0) return undefined;
  const [settled] = await database.select(ACCOUNT).from(installation);
  return settled?.account ?? undefined;
}

/** What is given up by leaving a payment account. */
export interface LeftBehind {
  readonly customers: number;
  /** Subscriptions that the account left behind goes on charging for. */
  readonly subscriptions: number;
}

/** How many customers and running subscriptions belong to the account that counts. */
export async function heldByPaymentAccount(database: Database): Promise<LeftBehind> {
  return {
    customers: await database.$count(paymentCustomers),
    subscriptions: await database.$count(
      subscriptions,
      notInArray(subscriptions.status, FINAL_STATUSES),
    ),
  };
}

/**
 * Lets the next server that starts settle the payment account anew. Subscriptions of the one that is left end here, and
 * its customers are forgotten; nothing is asked of the provider.
 */
export function leavePaymentAccount(database: Database, now: Date): Promise<LeftBehind> {
  return database.transaction(async (transaction) => {
    const left = await heldByPaymentAccount(transaction);
    await transaction
      .update(subscriptions)
      .set({ status: 'canceled', endsAt: now, checkedAt: now })
      .where(notInArray(subscriptions.status, FINAL_STATUSES));
    await transaction.delete(paymentCustomers);
    await transaction.update(installation).set({ paymentAccount: null });
    return left;
  });
}
