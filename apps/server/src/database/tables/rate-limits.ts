import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/**
 * What has been asked for too recently to be forgotten: one row a limiter and key, under a keyed hash, so that no
 * address is kept. `spentUntil` is when the key's allowance will be full again. Unlogged: a crash of the database
 * forgets the counts and nothing else.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  spentUntil: time('spent_until').notNull(),
});
