import { z } from 'zod';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import type { JsonSchema } from './api-document.ts';
import type { HostileRequest } from './arbitrary-request.ts';

/** Failures that any request may meet, whatever its operation promises. */
const COMMON_STATUSES = new Set([400, 401, 403, 404, 405, 413, 415, 429]);

/** Failures on our side that say what this installation lacks, or that somebody else is away. */
const HONEST_CODES = new Set([
  'ai_not_configured',
  'ai_auth',
  'ai_timeout',
  'ai_unavailable',
  'ai_busy',
  'ai_budget',
  'ai_declined',
  'ai_invalid',
  'article_failed',
  'purchases_closed',
  'billing_unavailable',
  'provider_not_configured',
]);

/** What an answer must never show: paths, statements, stacks. */
const LEAKS =
  /node_modules|\.ts:\d+|\bat (?:async )?\w+ \(|postgres:\/\/|\bECONN|select .+ from |insert into |duplicate key|zod/iu;

const schemas = new Map<JsonSchema, z.ZodType>();

/** What is wrong with an answer; undefined when it keeps every promise. */
export async function faultOf(
  request: HostileRequest,
  response: Response,
): Promise<string | undefined> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await response.text();
  const leak = LEAKS.exec(status >= 400 ? text : '');
  if (leak !== null) return `shows "${leak[0]}"`;
  if (request.method === 'HEAD' || request.method === 'OPTIONS') {
    return status >= 500 ? `answers ${status}` : undefined;
  }
  const body = type.includes('json') ? parsed(text) : undefined;
  if (status >= 400) return failureFault(status, body);
  const { responses } = request.operation;
  if (!request.isAimed) return undefined;
  if (!responses.has(status)) return `answers ${status}, which its description does not name`;
  const schema = responses.get(status);
  if (schema === null || schema === undefined) return undefined;
  const fit = schemaOf(schema).safeParse(body);
  return fit.success ? undefined : `answers with a body of another form: ${fit.error.message}`;

  function failureFault(status: number, body: unknown): string | undefined {
    const failure = errorBodySchema.safeParse(body);
    if (!failure.success) return `answers ${status} in a form of its own: ${text.slice(0, 200)}`;
    const { code } = failure.data;
    const known = Object.entries(ERROR_CODES).find(([name]) => name === code);
    if (known === undefined) return `answers with the unknown code ${code}`;
    if (known[1].status !== status) return `answers ${code} with ${status}`;
    if (status >= 500) return HONEST_CODES.has(code) ? undefined : `answers ${status} ${code}`;
    const isPromised = COMMON_STATUSES.has(status) || request.operation.responses.has(status);
    return isPromised
      ? undefined
      : `answers ${status} ${code}, which its description does not name`;
  }
}

function schemaOf(schema: JsonSchema): z.ZodType {
  const known = schemas.get(schema);
  if (known !== undefined) return known;
  const made = z.fromJSONSchema(schema);
  schemas.set(schema, made);
  return made;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
