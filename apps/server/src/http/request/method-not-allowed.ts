import { AppError } from '../app-error.ts';
import type { ServerApp } from '../server-context.ts';

/** Answers 405, with the methods that would do, for every path that `app` already serves. Call it after the routes. */
export function refuseOtherMethods(app: ServerApp): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    const methods = methodsByPath.get(path) ?? new Set();
    methodsByPath.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  for (const [path, methods] of methodsByPath) {
    app.all(path, () => {
      throw new AppError('method_not_allowed', { headers: { allow: [...methods].join(', ') } });
    });
  }
}
