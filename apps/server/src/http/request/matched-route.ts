import { matchedRoutes, routePath } from 'hono/route';
import type { RequestContext } from '../server-context.ts';

/** The pattern that a request was meant for: what refuses it on the way, and what takes the rest, match everything. */
export function matchedRoute(context: RequestContext): string {
  const meant = matchedRoutes(context).find(({ path }) => !path.endsWith('*'));
  return meant?.path ?? routePath(context);
}
