import type { Endpoint } from '@overtone/domain/contract/endpoint';
import { AppError } from '../http/app-error.ts';
import { readBeacon, readJson } from '../http/request/read-json.ts';
import type { RequestContext } from '../http/server-context.ts';

/** What was asked, in the types of its schemas; undefined where the endpoint has none. */
export interface AskedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Reads a request as its endpoint is declared: first the body, then the names in its path, then its query.
 *
 * @throws AppError for what does not fit.
 */
export async function readInput(context: RequestContext, endpoint: Endpoint): Promise<AskedInput> {
  const body = await readBody(context, endpoint);
  const params = endpoint.params?.safeParse(context.req.param());
  if (params?.success === false) throw new AppError('not_found');
  const query = endpoint.query?.safeParse(context.req.query());
  if (query?.success === false) throw new AppError('invalid_request');
  return { params: params?.data, query: query?.data, body };
}

/**
 * Checks the headers whose failures are declared.
 *
 * @throws AppError with the declared code.
 */
export function checkHeaders(context: RequestContext, { headers = [] }: Endpoint): void {
  for (const { name, failures, isRequired = false, pattern } of headers) {
    if (failures === undefined) continue;
    const value = context.req.header(name);
    if (value === undefined && isRequired) throw new AppError(failures.missing);
    if (value !== undefined && pattern?.test(value.trim()) === false) {
      throw new AppError(failures.malformed);
    }
  }
}

async function readBody(context: RequestContext, endpoint: Endpoint): Promise<unknown> {
  const { body, isBeacon = false, bodyFailure } = endpoint;
  if (body === undefined) return undefined;
  return isBeacon ? readBeacon(context, body) : readJson(context, body, bodyFailure);
}
