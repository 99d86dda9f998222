import type { Milliseconds } from '@overtone/domain/units';
import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { rateLimits } from '../database/tables/rate-limits.ts';
import type { RateLimiter, RateVerdict } from '../ports/rate-limiter.ts';
import type { KeyedHash } from '../secrets/secrets.ts';

/** How {@link databaseRateLimiter} counts. */
export interface DatabaseRateLimit {
  readonly database: Database;
  /** Sets this limiter's keys apart from another's. */
  readonly name: string;
  /** How many requests each key has in a window. */
  readonly limit: number;
  readonly windowMs?: Milliseconds;
  /** Hashes the keys. */
  readonly hash: KeyedHash;
}

const MINUTE_MS: Milliseconds = 60_000;

/** A limiter that can count in a transaction: what is undone with it is not counted. */
export interface JoiningRateLimiter extends RateLimiter {
  readonly takeWithin: (transaction: Database, key: string) => Promise<RateVerdict>;
}

/**
 * A limiter that any number of servers share: each key may spend a window's requests at once and regains them evenly
 * (the generic cell rate algorithm, in one statement, by the database's clock).
 */
export function databaseRateLimiter(options: DatabaseRateLimit): JoiningRateLimiter {
  const { database, name, limit, windowMs = MINUTE_MS } = options;
  const window = interval(windowMs);
  const cost = interval(windowMs / limit);
  const { key: keyColumn, spentUntil } = rateLimits;
  // A microsecond, so that a rounding error of the division does not cost the last request.
  const full = sql`(clock_timestamp() + ${window} + interval '1 microsecond')`;
  const spent = sql`greatest(${spentUntil}, clock_timestamp())`;
  // Asked at nearly every request, so the statement is put together once.
  const taking = (asked: Database, key: string | Placeholder) =>
    asked
      .insert(rateLimits)
      .values({ key, spentUntil: sql`clock_timestamp() + ${cost}` })
      .onConflictDoUpdate({
        target: keyColumn,
        set: { spentUntil: sql`${spent} + ${cost}` },
        setWhere: sql`${spent} + ${cost} <= ${full}`,
      })
      .returning({ key: keyColumn });
  const prepared = taking(database, sql.placeholder('key')).prepare('take_allowance');
  const hash = (key: string) => options.hash(`${name} ${key}`).toString('base64url');
  const refusal = async (asked: Database, hashed: string): Promise<RateVerdict> => {
    const [refused] = await asked
      .select({
        seconds: sql<number>`ceil(extract(epoch from ${spentUntil} + ${cost} - ${full}))::int`,
      })
      .from(rateLimits)
      .where(sql`${keyColumn} = ${hashed}`);
    return { isAllowed: false, retryAfterSeconds: Math.max(1, refused?.seconds ?? 1) };
  };

  return {
    async take(key) {
      const hashed = hash(key);
      const taken = await prepared.execute({ key: hashed });
      return taken.length > 0 ? { isAllowed: true } : refusal(database, hashed);
    },
    async takeWithin(transaction, key) {
      const hashed = hash(key);
      const taken = await taking(transaction, hashed);
      return taken.length > 0 ? { isAllowed: true } : refusal(transaction, hashed);
    },
  };
}

/** Makes limiters that count apart from one another; without a window, by the minute. */
export type LimiterOf = (
  name: string,
  limit: number,
  windowMs?: Milliseconds,
) => JoiningRateLimiter;

/** Makes limiters of a database. */
export function databaseLimiters(database: Database, hash: KeyedHash): LimiterOf {
  return (name, limit, windowMs = MINUTE_MS) =>
    databaseRateLimiter({ database, hash, name, limit, windowMs });
}

function interval(ms: Milliseconds) {
  return sql`make_interval(secs => ${ms / 1000}::double precision)`;
}
