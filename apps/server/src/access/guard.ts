import { ACCOUNT_HEADER } from '@overtone/domain/contract/account-header';
import type { AccessRule } from '@overtone/domain/contract/endpoint';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../http/app-error.ts';
import type { RequestContext, ServerApp, ServerContext } from '../http/server-context.ts';
import type { Api } from './api.ts';
import { type Member, type Person, type PersonOf, VISITOR } from './person.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Finds out who a request of the API comes from, when it is asked for the first time. */
export function knowPerson(app: ServerApp, personOf: PersonOf): void {
  app.use('/api/*', async (context, next) => {
    let person: Promise<Person> | undefined;
    context.set('person', () => (person ??= personOf(context.req.raw.headers)));
    await next();
  });
}

/**
 * Throws where a route of the API is served without a declaration.
 *
 * @throws Error that names it.
 */
export function assertEachIsDeclared({ app, served }: Pick<Api, 'app' | 'served'>): void {
  const undeclared = app.routes
    .filter(({ path, method }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ path, method }) => `${method} ${path}`)
    .filter((route) => !served.has(route));
  if (undeclared.length > 0) {
    throw new Error(`Served without a declaration: ${[...new Set(undeclared)].join(', ')}.`);
  }
}

/**
 * The person that a guarded request comes from.
 *
 * @throws AppError `unauthenticated` for a visitor.
 */
export async function memberOf(context: RequestContext): Promise<Member> {
  const person = await context.get('person')();
  if (person.kind !== 'member') throw new AppError('unauthenticated');
  return person;
}

/**
 * Lets through whom a rule lets in. What changes something for a person who is known by a cookie must be asked for from one
 * of the server's own pages, so that no other site can ask in the person's name. A request that names another account than
 * the person's counts as nobody's.
 */
export function guard(
  rule: AccessRule,
  origins: readonly string[],
): MiddlewareHandler<ServerContext> {
  return async (context, next) => {
    if (rule !== 'anyone' && rule !== 'sender') {
      const { id, role, emailVerified } = await memberOf(context);
      if (!isAskedFor(context, id)) throw new AppError('unauthenticated');
      if (rule === 'admin' && role !== 'admin') throw new AppError('forbidden');
      if (!isAskedForHere(context, origins)) throw new AppError('forbidden');
      if (rule === 'confirmed' && !emailVerified) throw new AppError('email_unverified');
    }
    if (rule === 'sender') context.set('person', () => Promise.resolve(VISITOR));
    await next();
  };
}

function isAskedFor({ req }: RequestContext, id: string): boolean {
  return (req.header(ACCOUNT_HEADER) ?? id) === id;
}

function isAskedForHere({ req }: RequestContext, origins: readonly string[]): boolean {
  if (SAFE_METHODS.has(req.method) || req.header('cookie') === undefined) return true;
  const origin = req.header('origin');
  if (origin !== undefined) return origins.includes(origin);
  return req.header('sec-fetch-site') === 'same-origin';
}
