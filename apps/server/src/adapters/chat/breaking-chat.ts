import { failed } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import type { AiChat, AiFailureKind } from '../../ports/ai.ts';

/** Failures within {@link WINDOW_MS} after which a model is left alone for {@link REST_MS}. */
export const FAILURES_TO_REST = 5;

/** How long a failure counts. */
export const WINDOW_MS: Milliseconds = 60_000;

/** How long a model that kept failing is not asked. */
export const REST_MS: Milliseconds = 30_000;

/** Signs that the server behind a model is in trouble; a refusal or a wrong key is none. */
const TROUBLE: ReadonlySet<AiFailureKind> = new Set(['timeout', 'unavailable']);

/**
 * A circuit breaker: after five failures in a minute the model rests for half a minute, in which every question fails at
 * once. After the rest it is on trial: the next failure sends it back to rest, the next answer clears it.
 */
export function breakingChat(chat: AiChat, now: () => Milliseconds): AiChat {
  let failedAt: Milliseconds[] = [];
  let restsUntil: Milliseconds | undefined;

  function noteTrouble(): void {
    const time = now();
    failedAt = [...failedAt.filter((at) => time - at < WINDOW_MS), time];
    if (restsUntil === undefined && failedAt.length < FAILURES_TO_REST) return;
    restsUntil = time + REST_MS;
    failedAt = [];
  }

  function clear(): void {
    failedAt = [];
    restsUntil = undefined;
  }

  return {
    async complete(request, signal) {
      const restMs = (restsUntil ?? 0) - now();
      if (restsUntil !== undefined && restMs > 0) {
        const retryAfterSeconds = Math.ceil(restMs / 1000);
        return failed({ kind: 'paused', detail: 'failed too often', retryAfterSeconds });
      }
      const reply = await chat.complete(request, signal);
      if (reply.ok) clear();
      else if (TROUBLE.has(reply.reason.kind)) noteTrouble();
      return reply;
    },
  };
}
