import { SpanKind, type Span } from '@opentelemetry/api';
import type { Stop } from '@overtone/domain/stop';
import { type Work, WORK_CHANNEL } from '../../work.ts';
import { endFailed, type Spans } from './spans.ts';

/** A span a mail and a round of a job. Returns what ends that. */
export function followWork({ begin, contextOf, underWay }: Spans): Stop {
  const running = new WeakMap<object, Span>();
  const started = (work: Work) => {
    const { kind, name } = work;
    const span = begin({
      name: `${kind} ${name}`,
      kind: SpanKind.INTERNAL,
      attributes: { 'overtone.work': kind, [`overtone.${kind}`]: name },
    });
    running.set(work, span);
    return contextOf(span);
  };
  const failed = (message: unknown) => {
    if (!isWork(message)) return;
    const span = running.get(message);
    if (span !== undefined) endFailed(span, 'error' in message ? message.error : undefined);
  };
  // A span that has failed has ended, and does not end again.
  const ended = (message: unknown) => {
    if (isWork(message)) running.get(message)?.end();
  };
  const { start, error, asyncEnd } = WORK_CHANNEL;
  start.bindStore(underWay, started);
  error.subscribe(failed);
  asyncEnd.subscribe(ended);
  return () => {
    start.unbindStore(underWay);
    error.unsubscribe(failed);
    asyncEnd.unsubscribe(ended);
  };
}

function isWork(message: unknown): message is Work {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
