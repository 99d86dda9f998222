import type { SuggestionResponse } from '@overtone/domain/contract/suggestion-response';
import type { SuggestionState } from '@overtone/domain/suggestion/states';
import type { SuggestionSource } from '@overtone/domain/suggestion/suggestion';
import type { Verdict } from '@overtone/domain/suggestion/verdict';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './identity.ts';

const owner = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** How many AI personalizations each account used in its lifetime, and each visitor without one since the first. */
export const personalizationCounts = pgTable(
  'personalization_counts',
  {
    /** `account:` and the account's id, or `visitor:` and the random id in the visitor's cookie. */
    holder: text('holder').primaryKey(),
    /** Null for a visitor. */
    userId: owner(),
    used: integer('used').notNull().default(0),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [
    index('personalization_counts_user').on(table.userId),
    index('personalization_counts_last_used').on(table.lastUsedAt),
  ],
);

/** Personalizations that are being made. Each becomes a count or goes; one that is too old counts no more. */
export const personalizationReservations = pgTable(
  'personalization_reservations',
  {
    id: id(),
    holder: text('holder')
      .notNull()
      .references(() => personalizationCounts.holder, { onDelete: 'cascade' }),
    reservedAt: time('reserved_at').notNull(),
  },
  (table) => [
    index('personalization_reservations_holder').on(table.holder),
    index('personalization_reservations_reserved').on(table.reservedAt),
  ],
);

/**
 * Answers to requests that carried an `Idempotency-Key`, so that the same request gets the same answer. Neither the text
 * nor the key's address is kept: `requestHash` and a visitor's `scope` are keyed hashes.
 */
export const suggestionReplies = pgTable(
  'suggestion_replies',
  {
    /** Whose key it is. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Null for a visitor. */
    userId: owner(),
    requestHash: text('request_hash').notNull(),
    /** Null while the request is being answered. */
    reply: jsonb('reply').$type<SuggestionResponse>(),
    claimedAt: time('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('suggestion_replies_user').on(table.userId),
    index('suggestion_replies_claimed').on(table.claimedAt),
  ],
);

/**
 * The suggestions that an account was given and what the person thought of them. Never the text they answered, nor any
 * that answered the mention of a health risk.
 */
export const suggestionHistory = pgTable(
  'suggestion_history',
  {
    id: id(),
    userId: owner().notNull(),
    state: text('state').$type<Exclude<SuggestionState, 'safety'>>().notNull(),
    globalModulationHz: doublePrecision('global_modulation_hz').notNull(),
    centerModulationHz: doublePrecision('center_modulation_hz').notNull(),
    visualHue: doublePrecision('visual_hue').notNull(),
    source: text('source').$type<SuggestionSource>().notNull(),
    createdAt: time('created_at').notNull(),
    verdict: text('verdict').$type<Verdict>(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('suggestion_history_user').on(table.userId, table.createdAt),
    index('suggestion_history_verdicts').on(table.userId, table.decidedAt),
  ],
);
