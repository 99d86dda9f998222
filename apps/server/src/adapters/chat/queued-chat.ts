import { failed } from '@overtone/domain/result';
import type { Seconds } from '@overtone/domain/units';
import { abortFailure, type AiChat } from '../../ports/ai.ts';

/** How many questions a model is asked at once, and how many may wait for their turn. */
export interface QueueOptions {
  readonly maxAtOnce: number;
  readonly maxWaiting: number;
}

const RETRY_AFTER_SECONDS: Seconds = 5;

/** A model that is asked a few questions at once. A short queue waits, within each question's own time; more are refused. */
export function queuedChat(chat: AiChat, { maxAtOnce, maxWaiting }: QueueOptions): AiChat {
  let running = 0;
  const waiting = new Set<() => void>();

  function leave(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next();
  }

  /** Resolves to true with a turn, which must be given back with `leave`; to false when the wait was cut short. */
  function turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isMine: boolean) => {
        waiting.delete(take);
        signal.removeEventListener('abort', giveUp);
        resolve(isMine);
      };
      const take = () => settle(true);
      const giveUp = () => settle(false);
      waiting.add(take);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  return {
    async complete(request, signal) {
      if (signal.aborted) return failed(abortFailure(signal));
      if (running < maxAtOnce) running += 1;
      else if (waiting.size >= maxWaiting) {
        return failed({
          kind: 'crowded',
          detail: `${running} running, ${waiting.size} waiting`,
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      } else if (!(await turn(signal))) return failed(abortFailure(signal));
      try {
        return await chat.complete(request, signal);
      } finally {
        leave();
      }
    },
  };
}
