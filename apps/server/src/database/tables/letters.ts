import type { LetterAudience, LetterState } from '@overtone/domain/contract/letters';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** Letters from whoever runs the installation to many people, and how far each has come. Nothing here says who got it. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    audience: text('audience').$type<LetterAudience>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Counts the changes of the text. */
    revision: integer('revision').notNull(),
    state: text('state').$type<LetterState>().notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When it began to go out; whoever came later does not get it. */
    startedAt: time('started_at'),
    /** When its last mail was sent or given up. */
    endedAt: time('ended_at'),
    /** People whom it was to reach when it began. */
    people: integer('people').notNull().default(0),
    /** Mails that were put into the outbox for it. */
    promised: integer('promised').notNull().default(0),
    /** Of these, those that a mail server took. */
    sent: integer('sent').notNull().default(0),
    /** Of these, those that were given up for another reason than the recipient's. */
    failed: integer('failed').notNull().default(0),
    /** Id of the last person whose turn it was. */
    cursor: text('cursor'),
    /** When everybody's turn had come. */
    wholeAt: time('whole_at'),
    /** Up to when the rate is used up. */
    paidUntil: time('paid_until'),
  },
  (table) => [
    index('letters_created').on(table.createdAt, table.id),
    index('letters_sending')
      .on(table.startedAt)
      .where(sql`${table.state} = 'sending'`),
  ],
);
