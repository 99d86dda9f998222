import { ERROR_CODES, type ErrorCode } from '@overtone/domain/contract/error-codes';
import type { KnownErrorBody } from '@overtone/domain/contract/error-body';
import type { Seconds } from '@overtone/domain/units';

/** What an {@link AppError} may say beyond its code. */
export interface AppErrorOptions {
  /** Replaces the code's own sentence. */
  readonly sentence?: string;
  /** Fields that go beside the error in the body. */
  readonly body?: Pick<KnownErrorBody, 'fallback' | 'safetyNote' | 'quota' | 'settings'>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: Seconds | undefined;
  /** What the log says about it. */
  readonly cause?: string | Error;
}

/** A failure with a code of the contract's table. Thrown anywhere below a route; one handler answers with it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: NonNullable<AppErrorOptions['body']>;
  readonly headers: Readonly<Record<string, string>>;
  override readonly cause: string | Error | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const { status, sentence } = ERROR_CODES[code];
    super(options.sentence ?? sentence);
    this.cause = options.cause;
    this.code = code;
    this.status = status;
    this.body = options.body ?? {};
    this.headers = {
      ...options.headers,
      ...(options.retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(options.retryAfterSeconds) }),
    };
  }
}
