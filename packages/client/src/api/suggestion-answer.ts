import type { Quota } from '@overtone/domain/contract/suggestion-quota';
import { helpTextIn } from '@overtone/domain/crisis/help-reply';
import type { Result } from '@overtone/domain/result';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { suggestionFromReply } from '@overtone/domain/suggestion/suggestion-reply';
import type { Milliseconds } from '@overtone/domain/units';
import type { JsonReply } from './request-json.ts';

/** What the server answered to a question. */
export interface SuggestionAnswer {
  /** The suggestion, which may stand in for a failure; else a sentence for the log. */
  readonly suggestion: Result<Suggestion, string>;
  /** Words for a person who needs people, in place of any suggestion; null in every other answer. */
  readonly help: string | null;
  /** Code of the failure; null for a success. */
  readonly failureCode: string | null;
  /** AI personalizations after this answer; null where the server says nothing of them. */
  readonly quota: Quota | null;
  /** How long the server asks to wait; null where it does not. */
  readonly retryAfterMs: Milliseconds | null;
}

/** Reads an answer of any shape. */
export function readSuggestionAnswer(
  reply: Pick<JsonReply, 'ok' | 'body' | 'retryAfterSeconds'>,
): SuggestionAnswer {
  const { code, quota } = fieldsOf(reply.body);
  const seconds = reply.retryAfterSeconds ?? null;
  return {
    suggestion: suggestionFromReply(reply),
    help: helpTextIn(reply.body) ?? null,
    failureCode: !reply.ok && typeof code === 'string' ? code : null,
    quota: quotaIn(quota),
    retryAfterMs: seconds === null ? null : seconds * 1000,
  };
}

function fieldsOf(body: unknown): { readonly code?: unknown; readonly quota?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}

/** A quota as the contract has it, read without a schema, so that a public page can. */
function quotaIn(value: unknown): Quota | null {
  const { used, limit }: { readonly used?: unknown; readonly limit?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  return isCount(used) && (limit === null || isCount(limit)) ? { used, limit } : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
