import { type Health, healthSchema } from '@overtone/domain/contract/health';
import type { ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';

/** What the health check looks at. */
export interface HealthDependencies {
  readonly version: string;
  readonly isDatabaseReachable: () => Promise<boolean>;
}

/** `GET /api/health`: 200 when the server can do its work, 503 with the same body when it can't. */
export function healthRoutes(app: ServerApp, dependencies: HealthDependencies): void {
  const describe = describeOperation({
    summary: 'Whether the server is well',
    response: healthSchema,
  });
  app.get('/api/health', describe, async (context) => {
    const ok = await dependencies.isDatabaseReachable();
    const health: Health = {
      ok,
      database: ok ? 'reachable' : 'unreachable',
      version: dependencies.version,
    };
    return context.json(health, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
