import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import { within } from '../../../time/within.ts';
import { OTHER_ACCOUNT, type Ownership, type PaymentAccount } from './payment-account.ts';

/** What {@link watchPaymentAccount} runs on. */
export interface AccountWatch {
  readonly account: Pick<PaymentAccount, 'check'>;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** How long a start waits for the provider. */
const PATIENCE_MS: Milliseconds = 5_000;
const PAUSE_MS: Milliseconds = 60_000;

/**
 * Makes sure that the key opens the account that the customers belong to. A provider that does not answer keeps no server
 * from starting: it is asked every minute until it does, and until then nothing is asked or believed about customers.
 *
 * @returns what stops asking.
 * @throws Error with a sentence for people when the key opens another account.
 */
export async function watchPaymentAccount({
  account,
  wait,
  log,
}: AccountWatch): Promise<() => Promise<void>> {
  const look = async () => {
    try {
      return await account.check();
    } catch (error) {
      log.warn(
        { err: error },
        'the payment provider did not say whose the key is; until it does, subscriptions stay as they are',
      );
      return undefined;
    }
  };
  const first = await within(PATIENCE_MS, look());
  if (first === 'another') throw new Error(OTHER_ACCOUNT);
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    for (
      let found: Ownership | undefined = first;
      found !== 'ours' && !signal.aborted;
      found = await look()
    ) {
      if (found === 'another') log.error(OTHER_ACCOUNT);
      await wait(PAUSE_MS, signal);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
