/**
 * Codes with which a connection fails, of Node's sockets and of PostgreSQL (class 08, shutdown, start-up, full, time out),
 * and with which PostgreSQL gives one of two transactions up that were in each other's way.
 */
const UNAVAILABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|08\w{3}|57P0[1-5]|57014|53300|53100|40001|40P01)$/u;
/** Failures of the pool that carry no code. */
const UNAVAILABLE_SENTENCE =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/u;
const MAX_DEPTH = 5;

/** Whether `error`, or what caused it, says that the database can't be reached, or can't do this, now; it may in a moment. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  const isCoded = 'code' in error && typeof error.code === 'string' && UNAVAILABLE.test(error.code);
  return (
    isCoded ||
    UNAVAILABLE_SENTENCE.test(error.message) ||
    isDatabaseUnavailable(error.cause, depth + 1)
  );
}
