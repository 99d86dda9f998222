import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import type { JsonSchema } from './api-document.ts';
import type { HostileRequest } from './arbitrary-request.ts';

/** Failures that have nothing to do with what an operation is about. */
const ANYWHERE = new Set(['body_too_large']);
/** What a request that missed its operation may be told beside that. */
const ASTRAY = new Set([400, 401, 403, 404, 405, 413, 415, 429]);

/** What an answer must never show: paths, statements, stacks. */
const LEAKS =
  /node_modules|\.ts:\d+|\bat (?:async )?\w+ \(|postgres:\/\/|\bECONN|select .+ from |insert into |duplicate key|zod/iu;

const schemas = new Map<JsonSchema, z.ZodType>();

/** Longest that the processor may work for one answer, whatever else the machine has to do meanwhile. */
const MOST_WORK_MS: Milliseconds = 2_000;

/** What is wrong with an answer, or with there being none; undefined when it keeps every promise. */
export async function faultOf(
  request: HostileRequest,
  response: Response | undefined,
  workMs: Milliseconds,
): Promise<string | undefined> {
  if (response === undefined) return 'is never answered';
  if (workMs > MOST_WORK_MS) return 'takes more than two seconds of work';
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
    return status < 500 || request.operation.responses.has(status)
      ? undefined
      : `answers ${status}`;
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
    // A failure on our side is honest where the description says that it may come: what is not set up, who is away.
    const isPromised = request.operation.failures.has(code) || ANYWHERE.has(code);
    if (isPromised || (!request.isAimed && ASTRAY.has(status))) return undefined;
    return `answers ${status} ${code}, which its description does not name`;
  }
}

function schemaOf(schema: JsonSchema): z.ZodType {
  const known = schemas.get(schema);
  if (known !== undefined) return known;
  const made = z.fromJSONSchema(withWiderEmails(schema));
  schemas.set(schema, made);
  return made;
}

/** Browsers and JSON Schema take addresses such as `me@localhost` for valid ones, which this library's own format does not. */
function withWiderEmails(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema);
  return JSON.parse(text.replaceAll('"format":"email"', '"pattern":"^[^@]+@[^@]+$"'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
