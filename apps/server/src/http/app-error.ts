import { againSentence } from '@overtone/domain/contract/again-sentence';
import {
  ERROR_CODES,
  type ErrorCode,
  type ErrorMeaning,
} from '@overtone/domain/contract/error-codes';
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
    const meaning: ErrorMeaning = ERROR_CODES[code];
    super(options.sentence ?? sentenceOf(meaning, options.retryAfterSeconds));
    this.cause = options.cause;
    this.code = code;
    this.status = meaning.status;
    this.body = options.body ?? {};
    this.headers = {
      ...options.headers,
      ...(options.retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(options.retryAfterSeconds) }),
    };
  }
}

function sentenceOf({ sentence, untilAgain }: ErrorMeaning, wait: Seconds | undefined): string {
  return untilAgain === undefined || wait === undefined
    ? sentence
    : `${untilAgain} ${againSentence(wait)}`;
}
