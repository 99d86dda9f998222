import { SpanKind } from '@opentelemetry/api';
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_SYSTEM_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { Pool, PoolClient } from 'pg';
import { endFailed, type Spans } from './spans.ts';
import { summariseStatement } from './statement-summary.ts';

/** A span a statement, on each connection that the pool opens from now on. */
export function followPool(pool: Pool, spans: Spans): void {
  pool.on('connect', (client) => follow(client, spans));
}

function follow(client: PoolClient, spans: Spans): void {
  const query: unknown = client.query.bind(client);
  if (typeof query !== 'function') return;
  const traced = (...given: readonly unknown[]): unknown => {
    const span = begin(spans, textOf(given[0]));
    const last = given.at(-1);
    if (typeof last === 'function') {
      const callback = (error: unknown, ...answer: readonly unknown[]): void => {
        if (error) endFailed(span, error);
        else span.end();
        Reflect.apply(last, undefined, [error, ...answer]);
      };
      return Reflect.apply(query, client, [...given.slice(0, -1), callback]);
    }
    const answer: unknown = Reflect.apply(query, client, given);
    if (answer instanceof Promise) {
      answer.then(
        () => span.end(),
        (error: unknown) => endFailed(span, error),
      );
    } else {
      // What is read row by row says its end by itself; when it was asked for is what counts here.
      span.end();
    }
    return answer;
  };
  Object.assign(client, { query: traced });
}

function begin(spans: Spans, text: string) {
  const { operation, table } = summariseStatement(text);
  return spans.begin({
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: SpanKind.CLIENT,
    attributes: {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_OPERATION_NAME]: operation,
      ...(table !== undefined && { [ATTR_DB_COLLECTION_NAME]: table }),
    },
  });
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const isWritten = typeof asked === 'object' && asked !== null && 'text' in asked;
  return isWritten && typeof asked.text === 'string' ? asked.text : '';
}
