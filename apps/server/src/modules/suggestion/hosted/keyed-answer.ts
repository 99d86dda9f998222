import type { SuggestionResponse } from '@overtone/domain/contract/suggestion-response';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Seconds } from '@overtone/domain/units';
import type { Database } from '../../../database/connection.ts';
import type { SuggestionRefusal } from '../failure.ts';
import { claimRequest, type KeyedRequest, keepReply, releaseRequest } from './idempotency.ts';

/** An answer, or why there is none. */
export type SuggestionOutcome = Result<SuggestionResponse, SuggestionRefusal>;

/** Keeps the answer for its key; nothing for a request without one. `database` may be a transaction. */
export type KeepReply = (database: Database, reply: SuggestionResponse) => Promise<void>;

const RETRY_AFTER_SECONDS: Seconds = 1;

/**
 * Does the work of a request once, however often it is sent under the same key. `work` keeps its answer itself, so that it
 * can do so in the transaction that charges for it; a key whose work came to nothing is free again.
 */
export async function underKey(
  database: Database,
  request: KeyedRequest | undefined,
  now: Date,
  work: (keep: KeepReply) => Promise<SuggestionOutcome>,
): Promise<SuggestionOutcome> {
  if (request === undefined) return work(() => Promise.resolve());
  const claim = await claimRequest(database, request, now);
  if (claim.kind === 'replay') return ok(claim.reply);
  if (claim.kind === 'mismatch') return failed({ code: 'idempotency_mismatch' });
  if (claim.kind === 'in_flight') {
    return failed({ code: 'idempotency_in_flight', retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  let isAnswered = false;
  try {
    const outcome = await work((kept, reply) => keepReply(kept, request, reply));
    isAnswered = outcome.ok;
    return outcome;
  } finally {
    if (!isAnswered) await releaseRequest(database, request);
  }
}
