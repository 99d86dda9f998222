import type { Endpoint, RequestHeader } from '@overtone/domain/contract/endpoint';
import { ERROR_CODES, type ErrorCode } from '@overtone/domain/contract/error-codes';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';

/** One operation of the API, as its description shows it. */
export interface Operation {
  readonly summary: string;
  readonly headers?: readonly RequestHeader[];
  readonly request?: z.ZodType | undefined;
  /** Body of a success; undefined where it has none. */
  readonly response: z.ZodType | undefined;
  /** Status of a success. */
  readonly status?: 200 | 201 | 204 | 302;
  /** Other statuses that come with the body of a success. */
  readonly alsoAnsweredWith?: readonly number[];
  /** Whether whoever has the newest version already is told so, with 304. */
  readonly isConditional?: boolean;
  /** Failures that this operation answers with, beside those that every operation may have. */
  readonly failures?: readonly ErrorCode[];
}

const EVERY_BODY: readonly ErrorCode[] = [
  'invalid_json',
  'body_too_large',
  'unsupported_media_type',
];

/** Describes an endpoint for the API's OpenAPI document, which leaves out what has no summary. */
export function describeEndpoint(endpoint: Endpoint): MiddlewareHandler {
  const { summary, body, response, isFile = false } = endpoint;
  if (summary === undefined) return (_, next) => next();
  const status = endpoint.status ?? (response === undefined && !isFile ? 204 : 200);
  return describeOperation({ ...endpoint, summary, request: body, response, status });
}

/** Describes a route for the API's OpenAPI document. */
export function describeOperation(operation: Operation): MiddlewareHandler {
  const { summary, request, response, status = 200, isConditional, failures = [] } = operation;
  const { alsoAnsweredWith = [], headers = [] } = operation;
  const codes = [...failures, ...(request === undefined ? [] : EVERY_BODY)];
  const answer = (description: string) => ({
    description,
    ...(response && { content: json(response) }),
  });
  return describeRoute({
    summary,
    ...(headers.length > 0 && { parameters: headers.map(headerParameter) }),
    ...(request === undefined ? {} : { requestBody: { required: true, content: json(request) } }),
    responses: {
      [status]: answer('Success'),
      ...Object.fromEntries(
        alsoAnsweredWith.map((other) => [other, answer('The same, of something that is not well')]),
      ),
      ...(isConditional && { 304: { description: 'Not changed' } }),
      ...Object.fromEntries(
        [...Map.groupBy(codes, (code) => ERROR_CODES[code].status)].map(([status, sameStatus]) => [
          status,
          { description: sameStatus.join(', '), content: json(errorBodySchema) },
        ]),
      ),
    },
  });
}

function headerParameter({ name, description, isRequired = false, pattern }: RequestHeader) {
  return {
    name,
    in: 'header',
    required: isRequired,
    description,
    schema: { type: 'string', ...(pattern && { pattern: pattern.source }) },
  } as const;
}

function json(schema: z.ZodType) {
  return { 'application/json': { schema: resolver(schema) } };
}
