import { failed, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import type { SourceFailure } from '../calendar-source.ts';
import type { ProviderPage } from './provider-page.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** Why a provider gave nothing: as any source, or because it has forgotten how far it was read. */
export type ProviderFailure = SourceFailure | 'begin_anew';

/** Finds a person's access token; another one where the last `isRefused`. */
export type TokenOf = (
  userId: string,
  options: { readonly isRefused: boolean },
) => Promise<Result<string, 'needs_consent' | 'unavailable'>>;

/** Asks a provider's API for one person. */
export interface ProviderClient {
  readonly get: (url: URL) => Promise<Result<ProviderPage, ProviderFailure>>;
}

/** Whose calendar is asked for, where, and how. */
export interface ProviderClientOptions {
  readonly userId: string;
  readonly tokenOf: TokenOf;
  /** Nothing is sent anywhere else, the access token least of all. */
  readonly apiOrigin: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Finds out what a page says. */
  readonly readPage: (bytes: Uint8Array) => Promise<Result<ProviderPage, SourceFailure>>;
}

const TIMEOUT_MS: Milliseconds = 15_000;
/** 500 events of usual length take 300 KB. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
/** Where a refusal says why. */
const REFUSAL_BYTES = 16 * 1024;

/** Words in a refusal by which providers say that they are asked too often, which is a 403 for some. */
const TOO_OFTEN = /rateLimitExceeded|quotaExceeded|ApplicationThrottled/iu;

/** A client for one round of questions. A token that is refused is renewed once. */
export function providerClient(options: ProviderClientOptions): ProviderClient {
  const { userId, tokenOf, apiOrigin, headers = {}, signal, readPage } = options;
  let isRenewed = false;

  async function get(url: URL): Promise<Result<ProviderPage, ProviderFailure>> {
    if (url.origin !== apiOrigin) return failed({ problem: 'unreachable', cause: 'other origin' });
    const token = await tokenOf(userId, { isRefused: isRenewed });
    if (!token.ok) return failed(tokenFailure(token.reason));
    const response = await send(url, {
      headers: { ...headers, accept: 'application/json', authorization: `Bearer ${token.value}` },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.status === 401 && !isRenewed) {
      isRenewed = true;
      await response.body?.cancel();
      return get(url);
    }
    const bytes = await bytesOf(response);
    return response.ok ? readPage(bytes) : failed(refusalOf(response, bytes));
  }

  return {
    get: (url) =>
      get(url).catch((error: unknown) =>
        failed({ problem: 'unreachable', cause: error instanceof Error ? error.name : 'unknown' }),
      ),
  };
}

/** Sends a request again where its connection broke: one that was kept from before may have been closed meanwhile. */
function send(url: URL, request: RequestInit): Promise<Response> {
  return fetch(url, request).catch((error: unknown) => {
    if (error instanceof TypeError) return fetch(url, request);
    throw error;
  });
}

function tokenFailure(reason: 'needs_consent' | 'unavailable'): SourceFailure {
  return reason === 'needs_consent'
    ? { problem: 'needs_consent' }
    : { problem: 'unreachable', cause: 'no access token' };
}

function refusalOf({ status, headers }: Response, bytes: Buffer): ProviderFailure {
  const text = bytes.toString('utf8', 0, REFUSAL_BYTES);
  if (status === 410) return 'begin_anew';
  if (status === 429 || status === 503 || (status === 403 && TOO_OFTEN.test(text))) {
    return { problem: 'busy', ...retryAfterSeconds(headers.get('retry-after')) };
  }
  if (status === 401 || status === 403) return { problem: 'needs_consent' };
  return { problem: 'unreachable', cause: `status ${status}` };
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_PAGE_BYTES) throw new RangeError('the page is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
