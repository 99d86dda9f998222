import type { MiddlewareHandler } from 'hono';
import { AppError } from '../http/app-error.ts';
import type { RequestContext, ServerApp, ServerContext } from '../http/server-context.ts';
import { type AccessRule, API_ACCESS } from './api-access.ts';
import { type Member, type Person, type PersonOf, VISITOR } from './person.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Puts a guard before every route of the table. What a route changes for a person who is known by a cookie must be asked
 * for from one of the server's own pages, so that no other site can ask in the person's name.
 */
export function guardApi(
  app: ServerApp,
  { personOf, origins }: { readonly personOf: PersonOf; readonly origins: readonly string[] },
): void {
  app.use('/api/*', async (context, next) => {
    let person: Promise<Person> | undefined;
    context.set('person', () => (person ??= personOf(context.req.raw.headers)));
    await next();
  });
  for (const [route, rule] of Object.entries(API_ACCESS)) {
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, guard(rule, origins));
  }
}

/**
 * Throws where a route of the API has no row in the table, and where a row has no route.
 *
 * @throws Error that names them.
 */
export function assertAccessIsComplete(app: ServerApp): void {
  const handlers = new Map<string, number>();
  for (const { path, method } of app.routes) {
    const route = `${method} ${path}`;
    if (method !== 'ALL' && path.startsWith('/api/')) {
      handlers.set(route, (handlers.get(route) ?? 0) + 1);
    }
  }
  const undeclared = [...handlers.keys()].filter((route) => !(route in API_ACCESS));
  // The guard itself is one handler of each row.
  const unused = Object.keys(API_ACCESS).filter((route) => (handlers.get(route) ?? 0) < 2);
  if (undeclared.length + unused.length > 0) {
    throw new Error(
      `access/api-access.ts has no rule for [${undeclared.join(', ')}] and no route for [${unused.join(', ')}].`,
    );
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

function guard(rule: AccessRule, origins: readonly string[]): MiddlewareHandler<ServerContext> {
  return async (context, next) => {
    if (rule !== 'anyone' && rule !== 'sender') {
      const { role, emailVerified } = await memberOf(context);
      if (rule === 'admin' && role !== 'admin') throw new AppError('forbidden');
      if (!isAskedForHere(context, origins)) throw new AppError('forbidden');
      if (rule === 'confirmed' && !emailVerified) throw new AppError('email_unverified');
    }
    if (rule === 'sender') context.set('person', () => Promise.resolve(VISITOR));
    await next();
  };
}

function isAskedForHere({ req }: RequestContext, origins: readonly string[]): boolean {
  if (SAFE_METHODS.has(req.method) || req.header('cookie') === undefined) return true;
  const origin = req.header('origin');
  if (origin !== undefined) return origins.includes(origin);
  return req.header('sec-fetch-site') === 'same-origin';
}
