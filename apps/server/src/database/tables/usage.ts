import type { UsageSource } from '@overtone/domain/contract/usage';
import type { BandName } from '@overtone/domain/frequency/bands';
import { doublePrecision, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';

/**
 * Light and sound that a person used: one row for each stretch of time without a break and with one pair of rhythms. It
 * reaches to `last_seen_at` whether or not it was ended, so that a crash loses nothing.
 */
export const usageSessions = pgTable(
  'usage_sessions',
  {
    /** Made by the client, so that a report which arrives twice counts once. */
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Common to everything between turning on and turning off, over changes of the pair. */
    sittingId: uuid('sitting_id').notNull(),
    /** A made-up name of the browser or computer. */
    deviceId: text('device_id').notNull(),
    startedAt: time('started_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    /** Null while more may follow. */
    endedAt: time('ended_at'),
    /** Band of the centre modulation; null while it is off. */
    primaryBand: text('primary_band').$type<BandName>(),
    /** Band of the global modulation; null while it is off. */
    supportingBand: text('supporting_band').$type<BandName>(),
    globalHz: doublePrecision('global_hz'),
    centerHz: doublePrecision('center_hz'),
    source: text('source').$type<UsageSource>().notNull(),
    /** How focused the person felt before, from 1 to 5. */
    ratingBefore: smallint('rating_before'),
    ratingAfter: smallint('rating_after'),
  },
  (table) => [index('usage_sessions_user_seen').on(table.userId, table.lastSeenAt)],
);
