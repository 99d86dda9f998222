import type { EventStanding, EventTiming } from '@overtone/domain/calendar/occurrence';
import type { SyncProblem } from '@overtone/domain/calendar/sync-problems';
import type { CalendarKind } from '@overtone/domain/contract/calendar';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './identity.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Calendars that people connected. Names, addresses and the providers' tokens of progress are sealed. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    id: id(),
    userId: owner(),
    kind: text('kind').$type<CalendarKind>().notNull(),
    name: text('name_sealed').notNull(),
    /** The secret iCal address; null for a calendar of an account. */
    address: text('address_sealed'),
    /** Keyed hash of what is connected, so that nothing is connected twice. */
    sourceHash: text('source_hash').notNull(),
    /** How far the source has been read, in its own terms; null before the first time and to begin anew. */
    progress: text('progress_sealed'),
    /** Beginning of the stretch that is kept of it. */
    windowFrom: time('window_from'),
    createdAt: time('created_at').notNull(),
    syncedAt: time('synced_at'),
    /** When to read it next; while it is being read, when that counts as lost. Null means when the person asks. */
    nextSyncAt: time('next_sync_at'),
    /**
     * From when on it is read because the person asks, before it is due; while it is being read, the same as `nextSyncAt`. Null
     * where nobody may ask before it is due.
     */
    againAt: time('again_at'),
    problem: text('problem').$type<SyncProblem>(),
    /** Failures since the last success. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [unique('calendar_connections_source').on(table.userId, table.sourceHash)],
);

/** What takes place, one row a time, from a week ago to 400 days ahead. Of events only the title is kept, sealed. */
export const calendarOccurrences = pgTable(
  'calendar_occurrences',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => calendarConnections.id, { onDelete: 'cascade' }),
    /** Hash of the source's own name for it. */
    key: text('key').notNull(),
    userId: owner(),
    /** Hash of the source's name of the series it belongs to; null where that does not matter. */
    series: text('series'),
    title: text('title_sealed').notNull(),
    timing: text('timing').$type<EventTiming>().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    standing: text('standing').$type<EventStanding>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.key] }),
    index('calendar_occurrences_user_time').on(table.userId, table.startsAt, table.endsAt),
    index('calendar_occurrences_series').on(table.connectionId, table.series),
    index('calendar_occurrences_end').on(table.endsAt),
  ],
);

/** What people want done with their calendars; without a row, nothing. */
export const calendarPreferences = pgTable('calendar_preferences', {
  userId: owner().primaryKey(),
  autopilot: boolean('autopilot').notNull(),
  hostedTitles: boolean('hosted_titles').notNull(),
  leadMinutes: smallint('lead_minutes').notNull(),
});
