import { z } from 'zod';

/** The zone of an account that never named one. */
export const DEFAULT_TIME_ZONE = 'UTC';

const MAX_LENGTH = 64;
/** Names of the IANA database; offsets such as `+02:00`, which know no summer time, are left out. */
const NAME = /^[A-Za-z][\w+\-/]*$/u;

/** Whether `name` is a time zone of the IANA database that this computer knows, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  if (name.length > MAX_LENGTH || !NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA time zone. */
export const timeZoneSchema = z
  .string()
  .refine(isTimeZone, 'a time zone of the IANA database, for example Europe/Berlin');
