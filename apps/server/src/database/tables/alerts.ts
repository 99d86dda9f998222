import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** What is wrong with this installation now, and what its operator was told of it. Nothing here is about a person. */
export const alerts = pgTable('alerts', {
  name: text('name').primaryKey(),
  /** What was found last, in words. */
  sentence: text('sentence').notNull(),
  since: time('since').notNull(),
  /** When it was found last. */
  foundAt: time('found_at').notNull(),
  /** When the operator was last told. */
  toldAt: time('told_at'),
});
