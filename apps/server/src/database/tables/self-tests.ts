import type { SealedForDevice } from '@overtone/domain/contract/self-tests';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Blind self-tests that follow a person. Seeds are there only as the person's own devices can open them. */
export const selfTests = pgTable(
  'self_tests',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Counts the writings. */
    revision: integer('revision').notNull(),
    /** Read with `readKeptTest`: another version may have written it. */
    test: jsonb('test').$type<KeptTest>().notNull(),
    seeds: jsonb('seeds').$type<readonly SealedForDevice[]>().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Ids of self-tests that people deleted, so that a browser which had not heard of it brings none back. */
export const deletedSelfTests = pgTable(
  'deleted_self_tests',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    deletedAt: time('deleted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('deleted_self_tests_deleted').on(table.deletedAt),
  ],
);

/** Devices that seeds can be sealed for, by their public keys. */
export const selfTestDevices = pgTable(
  'self_test_devices',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    publicKey: text('public_key').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
