import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** An exchange that takes longer hangs. It is long enough for all that an account keeps over a slow line. */
export const EXCHANGE_WITHIN_MS: Milliseconds = 30_000;

/** What a signal's reason is called when a deadline has passed (DOM Standard, `AbortSignal.timeout`). */
const PASSED = 'TimeoutError';

/** Runs `work` with a signal that aborts when the deadline has passed or `parent` aborts. Its reason says which. */
export async function withDeadline<Value>(
  host: Pick<Host, 'after'>,
  deadlineMs: Milliseconds,
  work: (signal: AbortSignal) => Promise<Value>,
  parent?: AbortSignal,
): Promise<Value> {
  const deadline = new AbortController();
  const cancel = host.after(deadlineMs, () =>
    deadline.abort(new DOMException('The deadline has passed.', PASSED)),
  );
  try {
    return await work(parent ? AbortSignal.any([deadline.signal, parent]) : deadline.signal);
  } finally {
    cancel();
  }
}

/** Whether whoever asked has given up themselves; a deadline that has passed is no such thing. */
export function isCancelled(signal: AbortSignal | undefined): boolean {
  if (!signal?.aborted) return false;
  return !(signal.reason instanceof DOMException && signal.reason.name === PASSED);
}
