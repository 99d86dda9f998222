import { quotaExhaustedSentence } from '@overtone/domain/contract/error-codes';
import type { Quota } from '@overtone/domain/contract/suggestion-quota';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { CurrentSettings } from '@overtone/recommender/orders/current-settings';
import { otherReadings } from '@overtone/recommender/recommend';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds } from '@overtone/domain/units';
import type { Database } from '../../../database/connection.ts';
import { holdAccount } from '../../../database/hold-account.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { KeyedHash } from '../../../secrets/secrets.ts';
import { answerCache } from './answer-cache.ts';
import { type Asker, limitKey } from '../asker.ts';
import { hostedRefusal, type SuggestionRefusal } from '../failure.ts';
import { recordSuggestion } from '../history/history.ts';
import { askModel, type HostedOptions } from './hosted.ts';
import { type KeepReply, type SuggestionOutcome, underKey } from './keyed-answer.ts';
import { PROMPT_VERSION, taskText } from './prompt.ts';
import type { QuotaStore, Reservation } from '../quota/quota.ts';
import { singleFlight } from './single-flight.ts';

/** One question to the model. */
export interface HostedQuestion {
  readonly userQuery: string;
  /** What is set where the question comes from, as far as it is told. */
  readonly currentSettings?: CurrentSettings | undefined;
  readonly asker: Asker;
  /** The `Idempotency-Key`: it stands for the words, which alone decide what the model answers. */
  readonly idempotencyKey: string | undefined;
  /** Whether an offline suggestion is no failure where no model is configured. */
  readonly prefersOffline?: boolean;
  /** Aborted when the asker has gone. */
  readonly signal: AbortSignal;
}

/** What hosted answers are made with. */
export interface HostedAnswerParts {
  readonly hosted: HostedOptions;
  readonly database: Database;
  readonly quota: QuotaStore;
  /** Limits what one asker may ask in a minute. */
  readonly limiter: RateLimiter;
  /** Limits what visitors at one address may have the model do in a day, whatever their cookies say. */
  readonly visitorDayLimiter: RateLimiter;
  /** Tells requests apart that are sent under a key. */
  readonly requestHash: KeyedHash;
  /** Tells questions apart whose answers are in memory. */
  readonly answerHash: KeyedHash;
  readonly now: () => Milliseconds;
  readonly wallClock: () => Date;
}

const DAY_LIMIT_SENTENCE =
  'AI suggestions for visitors at this network address are used up for now. There will be more within a day.';

/**
 * Makes what answers a question with the model: at most once for the same request, once for the same question of the same
 * person at a time, from the cache where it was asked lately, and counted only when the person gets a checked answer.
 */
export function hostedAnswers(parts: HostedAnswerParts) {
  const { hosted, database, quota, limiter, visitorDayLimiter, wallClock } = parts;
  const cache = answerCache({ now: parts.now });
  const flights = singleFlight<SuggestionOutcome>();

  async function answer(question: HostedQuestion): Promise<SuggestionOutcome> {
    const verdict = await limiter.take(limitKey(question.asker));
    if (!verdict.isAllowed) return failed({ ...verdict, code: 'rate_limited' });
    return underKey(database, keyedRequest(question), wallClock(), (keep) =>
      lookUpOrAsk(question, keep),
    );
  }

  function keyedRequest({ asker, userQuery, idempotencyKey: key }: HostedQuestion) {
    if (key === undefined) return undefined;
    const { holder, userId, address } = asker;
    // A visitor's first answer sets the cookie that names them; a retry of the request that never saw it has none.
    const scope = userId === null ? hashed(parts.requestHash, 'key scope', address) : holder;
    return { scope, key, userId, requestHash: hashed(parts.requestHash, 'request', userQuery) };
  }

  async function lookUpOrAsk(
    question: HostedQuestion,
    keep: KeepReply,
  ): Promise<SuggestionOutcome> {
    const { userQuery, asker, signal } = question;
    const task = taskText(userQuery).toLowerCase();
    const key = hashed(parts.answerHash, asker.holder, hosted.model, PROMPT_VERSION, task);
    const cached = cache.get(key);
    if (cached !== undefined) {
      const reply = await replyWith(database, asker, cached, await quota.quotaOf(asker));
      await keep(database, reply);
      return ok(reply);
    }
    let isMine = false;
    const outcome = await flights.join(key, signal, (shared) => {
      isMine = true;
      return askAndCharge({ ...question, signal: shared }, keep, (made) => cache.set(key, made));
    });
    if (outcome.ok && !isMine) await keep(database, outcome.value);
    return outcome;
  }

  async function askAndCharge(
    { userQuery, asker, signal }: HostedQuestion,
    keep: KeepReply,
    onMade: (suggestion: Suggestion) => void,
  ): Promise<SuggestionOutcome> {
    const reserved = await reserve(asker);
    if (!reserved.ok) return reserved;
    let isCharged = false;
    try {
      const made = await askModel(hosted, userQuery, signal);
      if (!made.ok) return failed(hostedRefusal(made.reason));
      if (signal.aborted) return failed(hostedRefusal({ kind: 'cancelled', detail: 'too late' }));
      const alternatives = otherReadings(userQuery, made.value.state);
      const suggestion: Suggestion = { ...made.value, alternatives };
      const reply = await database.transaction(async (transaction) => {
        if (asker.userId !== null) await holdAccount(transaction, asker.userId, 'key share');
        const after = await quota.commit(transaction, reserved.value);
        const charged = await replyWith(transaction, asker, suggestion, after);
        await keep(transaction, charged);
        return charged;
      });
      isCharged = true;
      onMade(suggestion);
      return ok(reply);
    } finally {
      if (!isCharged) await quota.release(reserved.value);
    }
  }

  async function reserve(asker: Asker): Promise<Result<Reservation, SuggestionRefusal>> {
    if (asker.userId === null) {
      // Whoever has none left takes nothing from the others at their address; and of whoever is refused, nothing is kept.
      const before = await quota.quotaOf(asker);
      if (before.limit !== null && before.used >= before.limit) return failed(exhausted(before));
      const verdict = await visitorDayLimiter.take(asker.address);
      if (!verdict.isAllowed) {
        return failed({ ...verdict, code: 'rate_limited', sentence: DAY_LIMIT_SENTENCE });
      }
    }
    const reserved = await quota.reserve(asker, wallClock());
    return reserved.ok ? reserved : failed(exhausted(reserved.reason));
  }

  async function replyWith(
    transaction: Database,
    { userId }: Asker,
    suggestion: Suggestion,
    after: Quota,
  ) {
    const suggestionId =
      userId === null
        ? undefined
        : await recordSuggestion(transaction, userId, suggestion, wallClock());
    const { alternatives, sets, ...settings } = suggestion;
    return {
      ...settings,
      ...(alternatives && { alternatives: [...alternatives] }),
      ...(sets && { sets: [...sets] }),
      ...(suggestionId !== undefined && { suggestionId }),
      quota: after,
    };
  }

  return { answer };
}

/** Values that differ anywhere differ in the hash. */
function hashed(hash: KeyedHash, ...values: readonly unknown[]): string {
  return hash(JSON.stringify(values)).toString('base64url');
}

function exhausted(quota: Quota): SuggestionRefusal {
  return {
    code: 'quota_exhausted',
    sentence: quotaExhaustedSentence(quota.limit ?? 0),
    body: { quota },
  };
}
