import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MAX_ICS_BYTES } from '@overtone/domain/calendar/ics-failures';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import type { SourceFailure } from '../calendar-source.ts';
import { retryAfterSeconds } from '../sources/retry-after.ts';
import { checkedAddress } from './calendar-address.ts';
import { publicLookUp } from './look-up.ts';
import { isPublicAddress, literalAddress } from './public-address.ts';

/** What a server said of the version it sent, to be said back the next time. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** What is at an address. */
export type FetchedCalendar =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array; readonly validators: Validators };

/** How addresses are asked. */
export interface FetchPolicy {
  /** Whether plain http and addresses of private networks may be asked; an operator may want that at home. */
  readonly allowsPrivate: boolean;
  /** Every IP address of a host; ends when the signal is aborted. */
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Longest wait for everything, redirects included. */
  readonly timeoutMs: Milliseconds;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const GONE = new Set([401, 403, 404, 410]);
const BUSY = new Set([429, 503]);

/** How addresses are asked outside tests. */
export const FETCH_POLICY: FetchPolicy = {
  allowsPrivate: false,
  resolve: publicLookUp,
  timeoutMs: 10_000,
};

/**
 * Fetches a calendar from an address that a person gave. No request goes to a host with an address outside the public
 * internet, by name, by number or by redirect: every address of the host is checked, and the connection is made to the
 * one that was checked and no other.
 */
export async function fetchCalendar(
  address: URL,
  validators: Validators,
  policy: FetchPolicy,
  asker: AbortSignal,
): Promise<Result<FetchedCalendar, SourceFailure>> {
  const signal = AbortSignal.any([asker, AbortSignal.timeout(policy.timeoutMs)]);
  let url: URL | undefined = address;
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      url = url && checkedAddress(url, policy.allowsPrivate);
      const host = url && (await reachableAddress(url, policy, signal));
      if (url === undefined || host === undefined) return failed({ problem: 'address_refused' });
      const response = await ask(url, host, validators, signal);
      if (!REDIRECTS.has(response.statusCode ?? 0)) {
        const answer = await answerOf(response);
        // A body that only the connection's end ends looks whole where we ended it.
        signal.throwIfAborted();
        return answer;
      }
      response.destroy();
      url = redirectTarget(response, url);
    }
    return failed({ problem: 'unreachable', cause: 'too many redirects' });
  } catch (error) {
    return failed({ problem: 'unreachable', cause: nameOf(error) });
  }
}

/** One address of the host that may be connected to; undefined where any of them may not. */
async function reachableAddress(
  url: URL,
  { allowsPrivate, resolve }: FetchPolicy,
  signal: AbortSignal,
): Promise<string | undefined> {
  const literal = literalAddress(url);
  const addresses = literal === undefined ? await resolve(url.hostname, signal) : [literal];
  signal.throwIfAborted();
  const mayBeReached = allowsPrivate || addresses.every(isPublicAddress);
  return mayBeReached ? addresses[0] : undefined;
}

function ask(
  url: URL,
  address: string,
  { etag, lastModified }: Validators,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const family = isIPv6(address) ? 6 : 4;
  const pinned: LookupFunction = (_host, { all }, done) => {
    if (all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'accept-encoding': 'gzip',
      'user-agent': 'Overtone-Calendar/1.0',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
    };
    const request = send(url, { agent: false, lookup: pinned, headers, signal }, resolve);
    request.on('error', reject);
    request.end();
  });
}

async function answerOf(
  response: IncomingMessage,
): Promise<Result<FetchedCalendar, SourceFailure>> {
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) {
    response.destroy();
    if (status === 304) return ok({ kind: 'unchanged' });
    if (GONE.has(status)) return failed({ problem: 'gone' });
    if (!BUSY.has(status)) return failed({ problem: 'unreachable', cause: `status ${status}` });
    return failed({ problem: 'busy', ...retryAfterSeconds(headers['retry-after']) });
  }
  const body = await bodyOf(response);
  if (body === undefined) return failed({ problem: 'too_large' });
  const { etag, 'last-modified': lastModified } = headers;
  return ok({
    kind: 'fetched',
    bytes: body,
    validators: {
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    },
  });
}

/** The body, or undefined where it is too large, packed or unpacked. */
async function bodyOf(response: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    // Leaving the loop ends the connection.
    if (length > MAX_ICS_BYTES) return undefined;
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  return response.headers['content-encoding'] === 'gzip' ? unpacked(body) : body;
}

async function unpacked(body: Buffer): Promise<Uint8Array | undefined> {
  try {
    return await promisify(gunzip)(body, { maxOutputLength: MAX_ICS_BYTES });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function redirectTarget({ headers: { location = '' } }: IncomingMessage, from: URL) {
  return URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

/** What went wrong, without the address, which is a secret. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
