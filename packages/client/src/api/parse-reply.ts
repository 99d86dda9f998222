import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { JsonReply } from './request-json.ts';

/** What a contract's schema offers: a check that turns anything into a value or refuses it. */
interface Schema<Value> {
  safeParse(
    body: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** The value in a reply, checked against its contract. A refusal's reason is the server's own sentence. */
export function parseReply<Value>(schema: Schema<Value>, reply: JsonReply): Result<Value, string> {
  if (!reply.ok) return failed(refusalOf(reply));
  const parsed = schema.safeParse(reply.body);
  return parsed.success ? ok(parsed.data) : failed('The answer does not have the agreed form');
}

function refusalOf({ body, status }: JsonReply): string {
  const refusal = errorBodySchema.safeParse(body);
  return refusal.success ? refusal.data.error : `The server answered with status ${status}`;
}
