import { createHmac } from 'node:crypto';
import type { Milliseconds } from '@overtone/domain/units';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { rateLimits } from '../database/tables/rate-limits.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';

/** How {@link databaseRateLimiter} counts. */
export interface DatabaseRateLimit {
  readonly database: Database;
  /** Sets this limiter's keys apart from another's. */
  readonly name: string;
  /** How many requests each key has in a window. */
  readonly limit: number;
  readonly windowMs?: Milliseconds;
  /** Hashes the keys. */
  readonly secretKey: string;
}

const MINUTE_MS: Milliseconds = 60_000;

/**
 * A limiter that any number of servers share: each key may spend a window's requests at once and regains them evenly
 * (the generic cell rate algorithm, in one statement, by the database's clock).
 */
export function databaseRateLimiter(options: DatabaseRateLimit): RateLimiter {
  const { database, name, limit, windowMs = MINUTE_MS, secretKey } = options;
  const window = interval(windowMs);
  const cost = interval(windowMs / limit);
  const { key: keyColumn, spentUntil } = rateLimits;
  // A microsecond, so that a rounding error of the division does not cost the last request.
  const full = sql`(clock_timestamp() + ${window} + interval '1 microsecond')`;
  const spent = sql`greatest(${spentUntil}, clock_timestamp())`;
  // Asked at nearly every request, so the statement is put together once.
  const taking = database
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), spentUntil: sql`clock_timestamp() + ${cost}` })
    .onConflictDoUpdate({
      target: keyColumn,
      set: { spentUntil: sql`${spent} + ${cost}` },
      setWhere: sql`${spent} + ${cost} <= ${full}`,
    })
    .returning({ key: keyColumn })
    .prepare('take_allowance');

  return {
    async take(key) {
      const hashed = createHmac('sha256', secretKey).update(`${name} ${key}`).digest('base64url');
      const taken = await taking.execute({ key: hashed });
      if (taken.length > 0) return { isAllowed: true };
      const [refused] = await database
        .select({
          seconds: sql<number>`ceil(extract(epoch from ${spentUntil} + ${cost} - ${full}))::int`,
        })
        .from(rateLimits)
        .where(sql`${keyColumn} = ${hashed}`);
      return { isAllowed: false, retryAfterSeconds: Math.max(1, refused?.seconds ?? 1) };
    },
  };
}

function interval(ms: Milliseconds) {
  return sql`make_interval(secs => ${ms / 1000}::double precision)`;
}
