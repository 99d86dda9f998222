import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random id that the database gives. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** An instant. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** The instant at which the database wrote the row. */
export const serverTime = (name: string) => time(name).notNull().defaultNow();
