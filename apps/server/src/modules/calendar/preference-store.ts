import {
  type CalendarPreferences,
  DEFAULT_CALENDAR_PREFERENCES,
} from '@overtone/domain/calendar/calendar-preferences';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { calendarPreferences } from '../../database/tables/calendar.ts';

/** What a person wants done with their calendars. */
export async function preferencesOf(
  database: Database,
  userId: string,
): Promise<CalendarPreferences> {
  const [row] = await database
    .select()
    .from(calendarPreferences)
    .where(eq(calendarPreferences.userId, userId));
  if (row === undefined) return DEFAULT_CALENDAR_PREFERENCES;
  const { autopilot, hostedTitles, leadMinutes } = row;
  return { autopilot, hostedTitles, leadMinutes };
}

/** Keeps what a person wants. */
export async function keepPreferences(
  database: Database,
  userId: string,
  preferences: CalendarPreferences,
): Promise<void> {
  await database
    .insert(calendarPreferences)
    .values({ userId, ...preferences })
    .onConflictDoUpdate({ target: calendarPreferences.userId, set: preferences });
}
