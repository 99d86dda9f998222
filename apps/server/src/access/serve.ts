import type { Endpoint } from '@overtone/domain/contract/endpoint';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { RequestContext, ServerContext } from '../http/server-context.ts';
import { isAccountGone } from '../database/is-account-gone.ts';
import { AppError } from '../http/app-error.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import type { Api } from './api.ts';
import { guard, memberOf } from './guard.ts';
import { checkHeaders, readInput } from './read-input.ts';
import type { Member } from './person.ts';
import { spendAllowances } from './spend-allowances.ts';

/** What a handler returns where whoever asks has the newest version already; for endpoints that are conditional. */
export const NOT_CHANGED = { isNotChanged: true } as const;

/** What a schema of an endpoint reads. */
type Read<Schema> = [Schema] extends [z.ZodType<infer Value> | undefined] ? Value : never;

/** What may be sent as a value: that value, in which nothing need be changeable. */
type Sendable<Value> = Value extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sendable<Value[Key]> }
    : Value;

/** What a handler of an endpoint answers with. */
export type AnswerOf<Declared extends Endpoint> = [Read<Declared['response']>] extends [undefined]
  ? void
  : Sendable<Read<Declared['response']>>;

/** A request that has passed everything that is declared of its endpoint. */
export interface Asked<Declared extends Endpoint> {
  /** Who asks; undefined where visitors may. */
  readonly member: Declared['access'] extends 'anyone' | 'sender' ? undefined : Member;
  readonly params: Read<Declared['params']>;
  readonly query: Read<Declared['query']>;
  readonly body: Read<Declared['body']>;
  readonly context: RequestContext;
}

type AnyAsked = Omit<Asked<Endpoint>, 'member'> & { readonly member: Member | undefined };
type MaybeLater<Value> = Value | Promise<Value>;

/**
 * Serves an endpoint as it is declared: behind its guard and its limits, with what was asked read and checked, and in the
 * API's description. What the handler returns is the answer; further headers go on the context. `before` comes after the
 * guard and before everything else.
 */
export function serve<
  Declared extends Endpoint,
  const Answer extends AnswerOf<Declared> | typeof NOT_CHANGED,
>(
  api: Api,
  endpoint: Declared,
  handler: (asked: Asked<Declared>) => MaybeLater<Answer>,
  ...before: MiddlewareHandler<ServerContext>[]
): void;
export function serve(
  api: Api,
  endpoint: Endpoint,
  handler: (asked: AnyAsked) => unknown,
  ...before: MiddlewareHandler<ServerContext>[]
): void {
  const respond = responder(api, endpoint);
  install(api, endpoint, before, async (asked) => respond(asked.context, await handler(asked)));
}

/** Serves an endpoint whose answer is a file, a stream or a redirection, which the handler makes; `json` makes any other. */
export function serveFile<Declared extends Endpoint>(
  api: Api,
  endpoint: Declared,
  handler: (
    asked: Asked<Declared>,
    json: (answer: AnswerOf<Declared>) => Response,
  ) => MaybeLater<Response>,
): void;
export function serveFile(
  api: Api,
  endpoint: Endpoint,
  handler: (asked: AnyAsked, json: (answer: unknown) => Response) => MaybeLater<Response>,
): void {
  const respond = responder(api, endpoint);
  install(api, endpoint, [], (asked) => handler(asked, (answer) => respond(asked.context, answer)));
}

function install(
  { app, origins, served, ...api }: Api,
  endpoint: Endpoint,
  before: readonly MiddlewareHandler<ServerContext>[],
  answer: (asked: AnyAsked) => MaybeLater<Response>,
): void {
  const { method, path, access, limits = [] } = endpoint;
  const route = `${method} ${path}`;
  if (served.has(route)) throw new Error(`${route} is served twice.`);
  served.set(route, endpoint);
  const isOpen = access === 'anyone' || access === 'sender';
  const spendFirst = spendAllowances(
    api,
    limits.filter(({ at }) => at === 'first'),
  );
  const spendChecked = spendAllowances(
    api,
    limits.filter(({ at }) => at === undefined),
  );
  app.on(
    method,
    path,
    guard(access, origins),
    describeEndpoint(endpoint),
    ...before,
    async (context) => {
      const member = isOpen ? undefined : await memberOf(context);
      await spendFirst(context);
      checkHeaders(context, endpoint);
      const input = await readInput(context, endpoint);
      await spendChecked(context, input.body);
      try {
        return await answer({ member, ...input, context });
      } catch (error) {
        if (await isAskerGone(error, context)) throw new AppError('unauthenticated');
        throw error;
      }
    },
  );
}

/** Whether whoever asks was deleted after they were recognised: from now on they are a visitor. */
async function isAskerGone(error: unknown, context: RequestContext): Promise<boolean> {
  if (!isAccountGone(error)) return false;
  const person = await context.get('person')();
  return person.kind === 'member' && isAccountGone(error, person.id);
}

function responder({ inspect }: Api, endpoint: Endpoint) {
  const { method, path, response, isConditional = false } = endpoint;
  // What a handler has set stands where nothing else is declared.
  const status = endpoint.status === 201 ? 201 : undefined;
  return (context: RequestContext, answer: unknown): Response => {
    if (answer === NOT_CHANGED) {
      if (!isConditional) throw new Error(`${method} ${path} is not conditional.`);
      return context.body(null, 304);
    }
    inspect?.(endpoint, answer);
    if (response === undefined) return context.body(null, 204);
    return context.json(answer ?? null, status);
  };
}
