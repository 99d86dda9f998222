import type { z } from 'zod';
import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import { AppError } from '../app-error.ts';
import type { RequestContext } from '../server-context.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/iu;
/** What `navigator.sendBeacon` calls a string. */
const TEXT_TYPE = /^text\/plain\s*(?:;|$)/iu;

/**
 * Reads a request's JSON body and checks it. What the client sent is never repeated in an answer.
 *
 * @throws AppError for another content type, for bytes that are not UTF-8 JSON, and, with the code that `failureFor`
 * picks, for JSON that does not fit the schema.
 */
export async function readJson<Schema extends z.ZodType>(
  context: RequestContext,
  schema: Schema,
  failureFor: (error: z.ZodError) => ErrorCode = () => 'invalid_request',
): Promise<z.infer<Schema>> {
  requireType(context, [JSON_TYPE]);
  return readChecked(context, schema, failureFor);
}

/**
 * Reads JSON that a page sends while it goes away, which browsers call plain text.
 *
 * @throws AppError as {@link readJson} does.
 */
export async function readBeacon<Schema extends z.ZodType>(
  context: RequestContext,
  schema: Schema,
): Promise<z.infer<Schema>> {
  requireType(context, [JSON_TYPE, TEXT_TYPE]);
  return readChecked(context, schema, () => 'invalid_request');
}

function requireType(context: RequestContext, types: readonly RegExp[]): void {
  const type = context.req.header('content-type') ?? '';
  if (!types.some((accepted) => accepted.test(type))) throw new AppError('unsupported_media_type');
}

async function readChecked<Schema extends z.ZodType>(
  context: RequestContext,
  schema: Schema,
  failureFor: (error: z.ZodError) => ErrorCode,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(parseJson(await context.req.arrayBuffer()));
  if (!parsed.success) throw new AppError(failureFor(parsed.error));
  return parsed.data;
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('invalid_json');
  }
}
