import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';

/** Programs that people keep with their account, one row each. */
export const keptPrograms = pgTable(
  'kept_programs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made up where the program was kept first, so that it can be kept there before anybody is asked. */
    id: uuid('id').notNull(),
    /** The account's count of writings at which it was written last. */
    revision: integer('revision').notNull(),
    /** Read with `parseProgram`: another version may have written it. */
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * Counts what each person wrote and deleted of programs: one row a person, from the first on. A number that a program had
 * never comes again, also where the program was deleted meanwhile.
 */
export const programRevisions = pgTable('program_revisions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
});
