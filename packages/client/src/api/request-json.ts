import { failed, ok, type Result } from '@overtone/domain/result';
import type { Seconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** A request with an optional JSON body. */
export interface JsonRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** The request is delivered even where the page goes away meanwhile. */
  readonly outlivesPage?: boolean;
}

/** What came back: whether the status was a success, and the body; undefined when it is not JSON. */
export interface JsonReply {
  /** How long the server asks to wait before the next request; null where it does not. */
  readonly retryAfterSeconds?: Seconds | null;
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request and reads the whole answer. It fails only when none came, or on abort. */
export async function requestJson(
  host: Pick<Host, 'fetch'>,
  path: string,
  { method, headers = {}, body, signal, outlivesPage = false }: JsonRequest,
): Promise<Result<JsonReply, string>> {
  try {
    const response = await host.fetch(path, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(outlivesPage ? { keepalive: true } : {}),
    });
    const text = await response.text();
    return ok({
      ok: response.ok,
      status: response.status,
      body: parseJson(text),
      retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
    });
  } catch (error) {
    return failed(`No answer from ${path}: ${String(error)}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secondsIn(header: string | null): Seconds | null {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}
