import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import { asWork } from '../../work.ts';

/** What {@link startMailLoop} runs on. */
export interface MailLoopOptions {
  /** Attempts what is due and says how many mails that were. */
  readonly deliver: () => Promise<number>;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
  readonly log: Logger;
}

/** A running loop. */
export interface MailLoop {
  /** Says that a mail has just been promised. */
  readonly wake: () => void;
  /** Lets the mails on their way arrive, then ends. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** How often the outbox is looked at when nothing wakes the loop: retries, and what other servers left behind. */
const PAUSE_MS = 10_000;

/** Delivers mails as they fall due until it is stopped. What goes wrong is logged and tried again. */
export function startMailLoop({ deliver, wait, log }: MailLoopOptions): MailLoop {
  const stopping = new AbortController();
  let isAwake = false;
  let pause = new AbortController();

  const run = async () => {
    while (!stopping.signal.aborted) {
      isAwake = false;
      const delivered = await asWork({ kind: 'job', name: 'mails' }, deliver).catch(
        (error: unknown) => {
          log.error({ err: error }, 'mails could not be delivered');
          return 0;
        },
      );
      pause = new AbortController();
      if (delivered === 0 && !isAwake) await wait(PAUSE_MS, pause.signal);
    }
  };
  const wake = () => {
    isAwake = true;
    pause.abort();
  };
  const running = run();
  return {
    wake,
    stop: () => {
      stopping.abort();
      wake();
      return running;
    },
  };
}
