import { failed, ok } from '@overtone/domain/result';
import type { Host } from '../platform/host.ts';
import type { Reply } from './call.ts';

/** An answer as a person is told of it: what `pick` takes of it, or a sentence. What kept it from coming is logged. */
export async function told<Value, Picked>(
  host: Pick<Host, 'log'>,
  reply: Reply<Value>,
  pick: (value: Value) => Picked,
): Reply<Picked> {
  const answer = await reply;
  if (answer.ok) return ok(pick(answer.value));
  const { sentence, code, cause } = answer.reason;
  if (cause !== undefined) host.log.warn(cause);
  return failed({ sentence, code });
}

/** Takes an answer whole. */
export function whole<Value>(value: Value): Value {
  return value;
}

/** Takes nothing of an answer. */
export function nothing(): undefined {
  return undefined;
}
