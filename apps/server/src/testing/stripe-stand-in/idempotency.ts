import type { ApiAnswer, ApiRequest } from './api.ts';
import { errorShape } from './shapes.ts';

/** An answer, and whether it was given before. */
export interface KeyedAnswer extends ApiAnswer {
  readonly isReplayed: boolean;
}

/** Remembers what was answered under each key, as Stripe does: the same again, and another request is refused. */
export function idempotentAnswers(): (
  key: string | undefined,
  request: ApiRequest,
  answer: () => ApiAnswer,
) => KeyedAnswer {
  const kept = new Map<string, { readonly request: string; readonly answer: ApiAnswer }>();
  return (key, request, answer) => {
    if (key === undefined || request.method !== 'POST') return { ...answer(), isReplayed: false };
    const written = JSON.stringify(request);
    const before = kept.get(key);
    if (before !== undefined) {
      return before.request === written
        ? { ...before.answer, isReplayed: true }
        : { status: 400, body: REUSED_KEY, isReplayed: false };
    }
    const given = answer();
    kept.set(key, { request: written, answer: given });
    return { ...given, isReplayed: false };
  };
}

const REUSED_KEY = errorShape(
  'idempotency_error',
  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
);
