/** What the log says about a failure that nobody expected. */
export interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggableError;
}

const MAX_DEPTH = 3;
/** What a query was asked with, as Drizzle writes it into its messages: addresses and tokens may be among it. */
const PARAMETERS = /\nparams: [^]*$/u;

/** A failure in the form in which it may be logged: without the values of the query that failed. */
export function loggableError(thrown: unknown, depth = 0): LoggableError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'not an error', stack: '' };
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
  // The stack begins with the message, whatever it says.
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    type: thrown.name,
    message: thrown.message.replace(PARAMETERS, ''),
    ...(code === undefined ? {} : { code }),
    stack: frames.join('\n'),
    ...(thrown.cause === undefined || depth >= MAX_DEPTH
      ? {}
      : { cause: loggableError(thrown.cause, depth + 1) }),
  };
}
