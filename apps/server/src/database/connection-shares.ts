/** Connections that the pool of a server opens at most. */
export const POOL_CONNECTIONS = 11;

/**
 * Connections that each kind of long work holds at most, whoever asks for it; the rest waits without one. Together they
 * leave some of the pool, so that whoever only reads a row never waits for them.
 */
export const CONNECTIONS_HELD = {
  /** While the payment provider answers. */
  payments: 3,
  /** While a person's sessions are read, page by page. */
  readings: 2,
  /** While a calendar that was read is written. */
  calendars: 2,
  /** While a provider renews the token for a calendar. */
  tokens: 1,
} as const;
