import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import { EXCHANGE_WITHIN_MS, withDeadline } from '../api/deadline.ts';
import type { Host } from '../platform/host.ts';
import type { ChangeStream } from '../settings-sync/change-stream.ts';

/** Rest after the last change of a drag before it is sent. */
export const SEND_AFTER_MS: Milliseconds = 1_000;

/** First wait before the server is asked again; it doubles with each failure. */
export const FIRST_RETRY_MS: Milliseconds = 2_000;

/** Longest wait before the server is asked again. */
export const LONGEST_RETRY_MS: Milliseconds = 60_000;

/** Changes in a row that may come too late before there is a pause. */
const MOST_STALE = 5;

/** Whether everything is with the server; `waiting` means that changes are kept here until it can be reached. */
export type SyncStatus = 'starting' | 'synced' | 'waiting' | 'signed-out';

/**
 * What came of one exchange. `stale`: the server keeps something newer than the change was made from. `signed-out`: it
 * does not know who asks. `later`: there was no use in asking now.
 */
export type Exchanged = 'done' | 'stale' | 'signed-out' | 'later';

/** What is exchanged, and with whom. */
export interface ExchangeLoopParts {
  readonly host: Pick<Host, 'after' | 'onVisibility'>;
  readonly changes: Pick<ChangeStream, 'watch'>;
  /** What the stream names when it changed elsewhere. */
  readonly thing: string;
  /** Whether something that was changed here is to be sent. */
  readonly isWaiting: () => boolean;
  /**
   * Sends what waits, or asks what the server keeps; either way all that it keeps is known afterwards. It is `later` where the
   * signal aborts, as it does once no answer is to be expected any more.
   */
  readonly exchange: (sends: boolean, signal: AbortSignal) => Promise<Exchanged>;
}

/** A loop that runs. */
export interface ExchangeLoop {
  readonly $status: ReadableAtom<SyncStatus>;
  /** Something was changed here: it is sent after a rest, or as soon as the page is hidden. */
  readonly changed: () => void;
  readonly stop: Stop;
}

/**
 * Keeps a device and the server in step, one exchange after the other: at the start, when the page is shown, when the
 * stream says so, when something was changed here, and again after a failure, less and less often.
 */
export function startExchangeLoop({
  host,
  changes,
  thing,
  isWaiting,
  exchange,
}: ExchangeLoopParts): ExchangeLoop {
  const $status = atom<SyncStatus>('starting');
  const stopping = new AbortController();
  let hasToAsk = true;
  /** Whether what waits is to be sent: not in the middle of a drag. */
  let isDue = true;
  let isBusy = false;
  let retryMs = FIRST_RETRY_MS;
  const timers = { send: noStop, retry: noStop };

  function hasWork(): boolean {
    return hasToAsk || (isDue && isWaiting());
  }

  async function work(): Promise<void> {
    if (isBusy || stopping.signal.aborted) return;
    isBusy = true;
    timers.retry();
    let came: Exchanged = 'done';
    let stale = 0;
    while (hasWork()) {
      hasToAsk = false;
      const sends = isDue && isWaiting();
      came = await withDeadline(
        host,
        EXCHANGE_WITHIN_MS,
        (signal) => exchange(sends, signal),
        stopping.signal,
      );
      if (came === 'stale' && ++stale > MOST_STALE) came = 'later';
      if (came === 'later' || came === 'signed-out') break;
      retryMs = FIRST_RETRY_MS;
    }
    isBusy = false;
    if (stopping.signal.aborted) return;
    if (came === 'later') {
      hasToAsk = true;
      timers.retry = host.after(retryMs, () => void work());
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    }
    if (came === 'signed-out') $status.set('signed-out');
    else $status.set(came === 'later' || isWaiting() ? 'waiting' : 'synced');
  }

  function ask(): void {
    hasToAsk = true;
    void work();
  }

  function send(): void {
    isDue = true;
    void work();
  }

  const stops = [
    host.onVisibility((visible) => (visible ? ask() : send())),
    changes.watch((changed) => {
      if (changed === null || changed === thing) ask();
    }),
  ];
  void work();

  return {
    $status,
    changed() {
      $status.set('waiting');
      timers.send();
      isDue = false;
      timers.send = host.after(SEND_AFTER_MS, send);
    },
    stop() {
      stopping.abort();
      stops.forEach((stop) => stop());
      Object.values(timers).forEach((cancel) => cancel());
    },
  };
}

function noStop(): void {
  // Nothing has been started yet.
}
