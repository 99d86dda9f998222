import fc from 'fast-check';
import type { DocumentedOperation } from './api-document.ts';
import { anyJson, anyString, valueFor } from './arbitrary-value.ts';
import { KNOWN_ID } from './known.ts';

/** A request that somebody may send. */
export interface HostileRequest {
  readonly operation: DocumentedOperation;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array | undefined;
  /** Whether there is such an operation; else `operation` is another of the same path. */
  readonly isAimed: boolean;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/calendar',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
];
const HEADER_NAMES = [
  'authorization',
  'cookie',
  'origin',
  'sec-fetch-site',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'x-forwarded-for',
  'x-request-id',
  'accept-language',
  'accept',
  'range',
  'stripe-signature',
  'last-event-id',
];

const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  }),
  fc.constantFrom(
    '*',
    '"0"',
    '"1"',
    '"2"',
    'W/"1"',
    'Bearer x',
    'null',
    'same-origin',
    'a=b; c',
    '-1',
    'a'.repeat(5_000),
  ),
);

/** Requests for the operations: most well-formed and aimed, the rest bent in one way or several. */
export function anyRequest(
  operations: readonly DocumentedOperation[],
): fc.Arbitrary<HostileRequest> {
  return fc.oneof(...operations.map((operation) => requestFor(operation, operations)));
}

function requestFor(
  operation: DocumentedOperation,
  operations: readonly DocumentedOperation[],
): fc.Arbitrary<HostileRequest> {
  const { path } = operation;
  return fc
    .record({
      method: rarely(fc.constantFrom(...METHODS), fc.constant(operation.method)),
      segments: fc.array(anySegment, { minLength: 4, maxLength: 4 }),
      query: queryFor(operation),
      headers: headersFor(operation),
      body: bodyFor(operation),
    })
    .map(({ method, segments, query, headers, body }) => {
      const aimedAt = operations.find((one) => one.path === path && one.method === method);
      return {
        operation: aimedAt ?? operation,
        method,
        url: `${filled(path, segments)}${query}`,
        headers,
        body: method === 'GET' || method === 'HEAD' ? undefined : body,
        isAimed: aimedAt !== undefined,
      };
    });
}

const anySegment = fc.oneof(
  { weight: 5, arbitrary: fc.constant(KNOWN_ID) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('google', 'outbox', '1', 'me', '..', '%00') },
  { weight: 1, arbitrary: anyString },
);

/** A segment of one or two dots leads up in the address: what is asked for then is another operation. */
const LEADS_UP = /^\.{1,2}$/u;

function filled(path: string, segments: readonly string[]): string {
  let next = 0;
  return path.replaceAll(/\{\w+\}/gu, () =>
    encodeURIComponent(
      ((segments[next++] ?? 'x').toWellFormed() || 'x').replace(LEADS_UP, '...'),
    ).slice(0, 2_000),
  );
}

function queryFor({ queryNames }: DocumentedOperation): fc.Arbitrary<string> {
  const names = fc.constantFrom(...queryNames, 'x', 'from', 'days');
  const values = fc.oneof(
    fc.integer({ min: -5, max: 500 }).map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    anyString,
  );
  return fc
    .array(fc.tuple(names, values), { maxLength: 3 })
    .map((pairs) =>
      pairs.length === 0
        ? ''
        : `?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value.toWellFormed().slice(0, 2_000)])).toString()}`,
    );
}

function headersFor({
  body,
  neededHeaders,
}: DocumentedOperation): fc.Arbitrary<[string, string][]> {
  const type = rarely(fc.constantFrom(...CONTENT_TYPES), fc.constant('application/json'));
  const more = fc.array(fc.tuple(fc.constantFrom(...HEADER_NAMES), headerText), { maxLength: 3 });
  const version = fc.constantFrom('"0"', '"0"', '"1"', '"2"');
  return fc
    .tuple(type, more, version)
    .map(([type, more, version]) => [
      ...(body === undefined ? [] : [['content-type', type] satisfies [string, string]]),
      ...(neededHeaders.has('if-match') && more.every(([name]) => name !== 'if-match')
        ? [['if-match', version] satisfies [string, string]]
        : []),
      ...more,
    ]);
}

function bodyFor({ body }: DocumentedOperation): fc.Arbitrary<string | Uint8Array | undefined> {
  const fitting = body === undefined ? anyJson : valueFor(body);
  return fc.oneof(
    { weight: 8, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyString },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  );
}

function rarely<Value>(odd: fc.Arbitrary<Value>, usual: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 1, arbitrary: odd }, { weight: 9, arbitrary: usual });
}

/** What of a request to show, so that a person can send it again. */
export function asSent({ method, url, headers, body }: HostileRequest): readonly unknown[] {
  const shown = typeof body === 'string' ? body.slice(0, 1_000) : body && [...body];
  return [method, url, headers, shown];
}
