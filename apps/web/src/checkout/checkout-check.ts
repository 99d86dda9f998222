import { call } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';
import { CHECKOUT_STATE } from '@overtone/domain/contract/billing-address';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';

/** What is known of a purchase. */
export type CheckoutStatus =
  | 'checking'
  /** No purchase is asked about. */
  | 'unnamed'
  | 'complete'
  | 'pending'
  | 'signedOut'
  | 'unknown'
  | 'failed';

/** Finds out whether a purchase is real, complete and the person's own. */
export interface CheckoutCheck {
  readonly $status: ReadableAtom<CheckoutStatus>;
  /** Asks, and asks again for a while where nothing is paid yet. Starting again ends what was started before. */
  readonly start: () => Stop;
}

/** How often, and how many times, a purchase that is not complete is asked about. */
const PAUSE_MS: Milliseconds = 2000;
const ATTEMPTS = 5;

/** A check of the purchase that `readSessionId` names when it starts; null names none. */
export function createCheckoutCheck(
  host: Pick<Host, 'fetch' | 'after'>,
  readSessionId: () => string | null,
): CheckoutCheck {
  const $status = atom<CheckoutStatus>('checking');
  let stop: Stop = () => undefined;

  return {
    $status,
    start() {
      stop();
      const stopping = new AbortController();
      const sessionId = readSessionId();
      let stopWaiting: Stop = () => undefined;
      const attempt = async (left: number): Promise<void> => {
        const status = sessionId === null ? 'unnamed' : await ask(host, sessionId, stopping.signal);
        if (stopping.signal.aborted) return;
        if (status === 'pending' && left > 1) {
          stopWaiting = host.after(PAUSE_MS, () => void attempt(left - 1));
        } else {
          $status.set(status);
        }
      };
      $status.set('checking');
      void attempt(ATTEMPTS);
      stop = () => {
        stopping.abort();
        stopWaiting();
      };
      return () => stop();
    },
  };
}

async function ask(
  host: Pick<Host, 'fetch'>,
  sessionId: string,
  signal: AbortSignal,
): Promise<Exclude<CheckoutStatus, 'checking'>> {
  const answer = await call(host, CHECKOUT_STATE, { params: { sessionId }, signal });
  if (answer.ok) return answer.value.isComplete ? 'complete' : 'pending';
  const status = answer.reason.reply?.status;
  if (status === 401) return 'signedOut';
  return status === 404 ? 'unknown' : 'failed';
}
