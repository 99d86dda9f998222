import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  type SpanKind,
  trace,
  type Tracer,
} from '@opentelemetry/api';

/** What a span is begun with. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** Spans of one process, each a part of what was under way when it began. */
export interface Spans {
  readonly begin: (start: SpanStart) => Span;
  /** Runs something as a part of a span. */
  readonly within: <Value>(span: Span, run: () => Value) => Value;
  /** Keeps, for each chain of calls, what is under way in it. */
  readonly underWay: AsyncLocalStorage<Context>;
  readonly contextOf: (span: Span) => Context;
}

/** Makes spans with a tracer. */
export function spansOf(tracer: Tracer): Spans {
  const underWay = new AsyncLocalStorage<Context>();
  const contextOf = (span: Span) => trace.setSpan(ROOT_CONTEXT, span);
  return {
    underWay,
    contextOf,
    begin: ({ name, kind, attributes }) =>
      tracer.startSpan(name, { kind, attributes }, underWay.getStore() ?? ROOT_CONTEXT),
    within: (span, run) => underWay.run(contextOf(span), run),
  };
}

/** Ends a span that failed. Of the reason only its kind is told: messages may repeat what a person typed. */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
