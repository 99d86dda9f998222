import { ACCOUNT_HEADER } from '@overtone/domain/contract/account-header';
import type { Endpoint, RequestHeader } from '@overtone/domain/contract/endpoint';
import { ERROR_CODES, type ErrorCode } from '@overtone/domain/contract/error-codes';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import type { MiddlewareHandler } from 'hono';
import { describeRoute, type DescribeRouteOptions, resolver } from 'hono-openapi';
import { z } from 'zod';

const EVERY_BODY: readonly ErrorCode[] = [
  'invalid_json',
  'body_too_large',
  'unsupported_media_type',
];

const FOR_ACCOUNT: RequestHeader = {
  name: ACCOUNT_HEADER,
  description:
    'Id of the account that is asked for; where another is signed in, the answer is 401.',
};

type Parameters = NonNullable<DescribeRouteOptions['parameters']>;
type Schema = NonNullable<Exclude<Parameters[number], { $ref: string }>['schema']>;

/** Describes an endpoint for the API's OpenAPI document, which leaves out what has no summary. */
export function describeEndpoint(endpoint: Endpoint): MiddlewareHandler {
  const { summary, body, response, isFile = false, isConditional, failures = [] } = endpoint;
  if (summary === undefined) return (_, next) => next();
  const { access, alsoAnsweredWith = [] } = endpoint;
  const isOpen = access === 'anyone' || access === 'sender';
  const headers = [...(endpoint.headers ?? []), ...(isOpen ? [] : [FOR_ACCOUNT])];
  const parameters = [...queryParameters(endpoint.query), ...headers.map(headerParameter)];
  const status = endpoint.status ?? (response === undefined && !isFile ? 204 : 200);
  const codes = [...failures, ...(body === undefined ? [] : EVERY_BODY)];
  const answer = (description: string) => ({
    description,
    ...(response && { content: json(response) }),
  });
  return describeRoute({
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
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

function queryParameters(query: z.ZodType | undefined): Parameters {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(isSchema(schema) && { schema }),
  }));
}

/** Zod writes JSON Schema as OpenAPI 3.1 takes it; the two types are of different libraries. */
function isSchema(schema: unknown): schema is Schema {
  return typeof schema === 'object';
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
