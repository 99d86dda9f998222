import {
  type Address,
  type ParamNames,
  pathOf,
  type PathParams,
} from '@overtone/domain/contract/address';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Host } from '../platform/host.ts';
import { type JsonReply, requestJson } from './request-json.ts';

/** Why the server did not do what was asked. */
export interface Refusal {
  /** For the person. */
  readonly sentence: string;
  /** The failure's code, where it has one. */
  readonly code: string | null;
  /** The whole answer; absent where none came. */
  readonly reply?: JsonReply;
  /** What kept an answer from coming, for the log; absent where one came. */
  readonly cause?: string;
}

/** What comes of asking. Every failure is a value. */
export type Reply<Value> = Promise<Result<Value, Refusal>>;

/** What a person reads when nothing came back. */
const NO_ANSWER = 'The server did not answer. Nothing is lost; please try again.';

/** What an endpoint is asked with: values for the names in its path, its query, its body. */
export type Asking<Path extends string, Query, Sent> = ([ParamNames<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: PathParams<Path> }) &
  ([Query] extends [undefined] ? { readonly query?: undefined } : { readonly query: Query }) &
  ([Sent] extends [undefined] ? { readonly body?: undefined } : { readonly body: Sent }) & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
    /** The request is delivered even where the page goes away meanwhile. */
    readonly outlivesPage?: boolean;
  };

/** Asks an endpoint of the product's own server as it is declared, and checks the answer against the declaration. */
export function call<Path extends string, Query = undefined, Sent = undefined, Answer = undefined>(
  host: Pick<Host, 'fetch'>,
  address: Address<Path, Query, Sent, Answer>,
  asking: NoInfer<Asking<Path, Query, Sent>>,
): Reply<Answer>;
export async function call(
  host: Pick<Host, 'fetch'>,
  { method, path, response }: Address<string, unknown, unknown, unknown>,
  asking: Omit<Asking<string, undefined, undefined>, 'params' | 'query' | 'body'> & {
    readonly params?: Readonly<Record<string, string>> | undefined;
    readonly query?: object | undefined;
    readonly body?: unknown;
  },
): Reply<unknown> {
  const { params = {}, query, ...request } = asking;
  const asked = await requestJson(host, `${pathOf({ path }, params)}${queryOf(query)}`, {
    method,
    ...request,
  });
  if (!asked.ok) return failed({ sentence: NO_ANSWER, code: null, cause: asked.reason });
  const reply = asked.value;
  if (!reply.ok) return failed(refusalOf(reply));
  if (response === undefined) return ok(undefined);
  const read = response.safeParse(reply.body);
  if (read.success) return ok(read.data);
  return failed({ sentence: 'The answer does not have the agreed form', code: null, reply });
}

/** What the log says of a refusal. */
export function loggableRefusal({ sentence, cause }: Refusal): string {
  return cause ?? sentence;
}

function refusalOf(reply: JsonReply): Refusal {
  const { error, code } = failureIn(reply.body);
  return typeof error === 'string' && typeof code === 'string'
    ? { sentence: error, code, reply }
    : { sentence: `The server answered with status ${reply.status}`, code: null, reply };
}

function failureIn(body: unknown): { readonly error?: unknown; readonly code?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}

function queryOf(query: object = {}): string {
  // In JSON nothing is left of what is undefined.
  const said = String(new URLSearchParams(JSON.parse(JSON.stringify(query))));
  return said && `?${said}`;
}
