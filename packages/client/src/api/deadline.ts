import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** Runs `work` with a signal that aborts when the deadline has passed or `parent` aborts. */
export async function withDeadline<Value>(
  host: Pick<Host, 'after'>,
  deadlineMs: Milliseconds,
  work: (signal: AbortSignal) => Promise<Value>,
  parent?: AbortSignal,
): Promise<Value> {
  const deadline = new AbortController();
  const cancel = host.after(deadlineMs, () => deadline.abort());
  try {
    return await work(parent ? AbortSignal.any([deadline.signal, parent]) : deadline.signal);
  } finally {
    cancel();
  }
}
