/** The time zone that this computer is set to, by its IANA name. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
