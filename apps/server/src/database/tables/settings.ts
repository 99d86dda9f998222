import type { AccountSettings } from '@overtone/domain/session/account-settings';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';

/** Settings that follow a person to every device: one row a person, from the first change on. */
export const accountSettings = pgTable('account_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Counts the changes. */
  revision: integer('revision').notNull(),
  /** Read with `readAccountSettings`: another version may have written them. */
  groups: jsonb('groups').$type<AccountSettings>().notNull(),
  updatedAt: time('updated_at').notNull(),
});
