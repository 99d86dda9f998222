import { failed } from '@overtone/domain/result';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Milliseconds } from '@overtone/domain/units';
import type { ApiClient, SuggestionQuestion } from '../api/api-client.ts';
import type { Reply } from '../api/call.ts';
import type { SuggestionAnswer } from '../api/suggestion-answer.ts';
import { randomUuid } from '../ids/random-uuid.ts';
import type { Host } from '../platform/host.ts';

/** Asks a question so that it counts once, however often it has to be sent. */
export type AskOnce = (
  userQuery: string,
  currentSettings: SessionSettings,
  signal: AbortSignal,
) => Reply<SuggestionAnswer>;

/** What is asked with. */
export interface AskOnceParts {
  readonly api: Pick<ApiClient, 'suggest'>;
  readonly host: Pick<Host, 'after'>;
  /** Whether the server has said that it has no model to ask. */
  readonly isOffline: () => boolean;
}

/** A question by its words, under the key by which the server knows it again. */
type Asked = Pick<SuggestionQuestion, 'userQuery' | 'idempotencyKey'>;

const IN_FLIGHT = 'idempotency_in_flight';
const PAUSE_MS: Milliseconds = 1_000;

/**
 * Makes it. A question that got no answer at all, and is asked again in the same words, goes out as the same request, with
 * what is set by then: the server then repeats the answer that was lost, or does what was asked of the signal to what is set.
 * A request that the server is still working on is asked for again after the pause that it names.
 */
export function createAskOnce({ api, host, isOffline }: AskOnceParts): AskOnce {
  let unanswered: Asked | null = null;

  return async (userQuery, currentSettings, signal) => {
    const asked: Asked =
      unanswered?.userQuery === userQuery
        ? unanswered
        : { userQuery, idempotencyKey: randomUuid() };
    unanswered = asked;
    const question = { ...asked, currentSettings };
    while (!signal.aborted) {
      const answer = await api.suggest({ ...question, isOffline: isOffline() }, signal);
      if (!answer.ok) return answer;
      if (answer.value.failureCode !== IN_FLIGHT) {
        unanswered = null;
        return answer;
      }
      await pause(host, answer.value.retryAfterMs ?? PAUSE_MS, signal);
    }
    return failed({ sentence: 'The question was given up', code: null });
  };
}

function pause(host: Pick<Host, 'after'>, ms: Milliseconds, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = host.after(ms, resolve);
    signal.addEventListener(
      'abort',
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
}
