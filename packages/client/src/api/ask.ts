import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { failed, type Result } from '@overtone/domain/result';
import type { Host } from '../platform/host.ts';
import { parseReply } from './parse-reply.ts';
import { type JsonRequest, requestJson } from './request-json.ts';

/** Why the server did not do what was asked: a sentence for the person, and the failure's code where it has one. */
export interface Refusal {
  readonly sentence: string;
  readonly code: string | null;
}

/** What comes of asking. Every failure is a value. */
export type Reply<Value> = Promise<Result<Value, Refusal>>;

/** What a person reads when nothing came back. */
const NO_ANSWER = 'The server did not answer. Nothing is lost; please try again.';

/** For answers whose body says nothing. */
export const NO_BODY = { safeParse: () => ({ success: true, data: undefined }) } as const;

/** Asks the product's own server and checks the answer against its contract. */
export async function ask<Value>(
  host: Pick<Host, 'fetch' | 'log'>,
  path: string,
  request: JsonRequest,
  schema: Parameters<typeof parseReply<Value>>[0],
): Reply<Value> {
  const reply = await requestJson(host, path, request);
  if (!reply.ok) {
    host.log.warn(reply.reason);
    return failed({ sentence: NO_ANSWER, code: null });
  }
  const parsed = parseReply(schema, reply.value);
  if (parsed.ok) return parsed;
  const refusal = errorBodySchema.safeParse(reply.value.body);
  return failed({ sentence: parsed.reason, code: refusal.success ? refusal.data.code : null });
}
