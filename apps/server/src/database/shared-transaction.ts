import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './connection.ts';

/** A database whose statements join the transaction that is under way where they are made. */
export interface SharedTransactions {
  /** Joins the transaction under way, if there is one. */
  readonly database: Database;
  /** Runs `work` in a transaction: all that it does through `database`, however deep, is kept or undone together. */
  readonly together: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/**
 * Lets code that can't hand a transaction on, such as a library between two of our own functions, take part in one. A
 * transaction begun inside another becomes a savepoint of it.
 */
export function sharedTransactions(database: Database): SharedTransactions {
  const underWay = new AsyncLocalStorage<Database>();
  const current = () => underWay.getStore() ?? database;
  const transaction: Database['transaction'] = (work, config) =>
    current().transaction((begun) => underWay.run(begun, () => work(begun)), config);
  const shared = new Proxy(database, {
    get(_, property) {
      if (property === 'transaction') return transaction;
      const owner = current();
      const value: unknown = Reflect.get(owner, property, owner);
      return typeof value === 'function' ? value.bind(owner) : value;
    },
  });
  return { database: shared, together: (work) => transaction(work) };
}
