import { z } from 'zod';

/** Longest time before an event at which its suggestion may begin, in minutes. */
const MAX_LEAD_MINUTES = 30;

/** What a person wants done with their calendars. */
export const calendarPreferencesSchema = z.strictObject({
  autopilot: z.boolean().describe('Ease into the suggestion of an event while it takes place.'),
  hostedTitles: z.boolean().describe('Let the hosted language model read titles of events.'),
  leadMinutes: z.number().int().min(0).max(MAX_LEAD_MINUTES),
});

/** What a person wants done with their calendars. */
export type CalendarPreferences = Readonly<z.infer<typeof calendarPreferencesSchema>>;

/** Nothing happens by itself, and no title leaves for a model, before a person says so. */
export const DEFAULT_CALENDAR_PREFERENCES: CalendarPreferences = {
  autopilot: false,
  hostedTitles: false,
  leadMinutes: 0,
};
