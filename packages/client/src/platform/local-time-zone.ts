import { DEFAULT_TIME_ZONE, isTimeZone } from '@overtone/domain/account/time-zone';

/**
 * The time zone that this computer is set to, by its IANA name; the default one where it has none that it can say times in.
 * Browsers then answer with nothing, or with the name of a zone that they refuse.
 */
export function localTimeZone(): string {
  const { timeZone }: { readonly timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
}
