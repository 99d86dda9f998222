import type { SuggestionResponse } from '@overtone/domain/contract/suggestion-response';
import type { Milliseconds } from '@overtone/domain/units';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { suggestionReplies } from '../../../database/tables/suggestions.ts';
import { RESERVATION_MS } from '../quota/quota.ts';

/** How long the answer to a key is kept. */
const REPLY_KEPT_MS: Milliseconds = 24 * 60 * 60_000;

/** One request under a key. */
export interface KeyedRequest {
  /** Whose key it is; the same key of somebody else is another one. */
  readonly scope: string;
  readonly key: string;
  readonly userId: string | null;
  /** Tells requests with different words apart. */
  readonly requestHash: string;
}

/** What a key stands for now: this request's own work, an answer that was given, or a reason to refuse. */
export type Claim =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'replay'; readonly reply: SuggestionResponse }
  | { readonly kind: 'in_flight' }
  | { readonly kind: 'mismatch' };

/** Takes a key for this request, unless it is taken. A claim whose work never ended may be taken over. */
export async function claimRequest(
  database: Database,
  { scope, key, userId, requestHash }: KeyedRequest,
  now: Date,
): Promise<Claim> {
  const { reply, claimedAt } = suggestionReplies;
  const ago = (ms: Milliseconds) => new Date(now.getTime() - ms).toISOString();
  const isForgotten = sql`${claimedAt} < ${ago(REPLY_KEPT_MS)}::timestamptz`;
  const isStranded = sql`${reply} is null and ${claimedAt} < ${ago(RESERVATION_MS)}::timestamptz`;
  const claimed = await database
    .insert(suggestionReplies)
    .values({ scope, key, userId, requestHash, claimedAt: now })
    .onConflictDoUpdate({
      target: [suggestionReplies.scope, suggestionReplies.key],
      set: { requestHash, reply: null, claimedAt: now },
      setWhere: sql`${isForgotten} or (${isStranded})`,
    })
    .returning({ key: suggestionReplies.key });
  if (claimed.length > 0) return { kind: 'claimed' };

  const [row] = await database.select().from(suggestionReplies).where(isOf(scope, key));
  if (row !== undefined && row.requestHash !== requestHash) return { kind: 'mismatch' };
  return row?.reply ? { kind: 'replay', reply: row.reply } : { kind: 'in_flight' };
}

/** Keeps the answer for whoever comes with the key again. */
export async function keepReply(
  database: Database,
  { scope, key }: Pick<KeyedRequest, 'scope' | 'key'>,
  reply: SuggestionResponse,
): Promise<void> {
  await database.update(suggestionReplies).set({ reply }).where(isOf(scope, key));
}

/** Lets go of a key whose request came to nothing, so that it can be tried again. */
export async function releaseRequest(
  database: Database,
  { scope, key }: Pick<KeyedRequest, 'scope' | 'key'>,
): Promise<void> {
  await database
    .delete(suggestionReplies)
    .where(and(isOf(scope, key), isNull(suggestionReplies.reply)));
}

function isOf(scope: string, key: string) {
  return and(eq(suggestionReplies.scope, scope), eq(suggestionReplies.key, key));
}
