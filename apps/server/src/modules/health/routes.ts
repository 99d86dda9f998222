import {
  type Health,
  healthSchema,
  type Liveness,
  livenessSchema,
} from '@overtone/domain/contract/health';
import type { ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';

/** What the health check looks at. */
export interface HealthDependencies {
  readonly version: string;
  readonly isDatabaseReachable: () => Promise<boolean>;
  readonly hasRoom: () => Promise<boolean>;
  /** How the backups stand that are made by themselves. A late one keeps nobody from being answered. */
  readonly backups: () => Health['backups'];
}

/**
 * `GET /api/health`: 200 when the server can do its work, 503 with the same body when it can't; a proxy should ask another
 * one then. `GET /api/health/live`: 200 while the process answers at all; when it does not, it should be started again.
 */
export function healthRoutes(app: ServerApp, dependencies: HealthDependencies): void {
  const { version } = dependencies;
  const describe = describeOperation({
    summary: 'Whether the server is well',
    response: healthSchema,
    alsoAnsweredWith: [503],
  });
  app.get('/api/health', describe, async (context) => {
    const [isReachable, hasRoom] = await Promise.all([
      dependencies.isDatabaseReachable(),
      dependencies.hasRoom(),
    ]);
    const health: Health = {
      ok: isReachable && hasRoom,
      database: isReachable ? 'reachable' : 'unreachable',
      disk: hasRoom ? 'roomy' : 'full',
      backups: dependencies.backups(),
      version,
    };
    return context.json(health, health.ok ? 200 : 503);
  });

  const describeLiveness = describeOperation({
    summary: 'Whether the process answers',
    response: livenessSchema,
  });
  app.get('/api/health/live', describeLiveness, (context) =>
    context.json({ ok: true, version } satisfies Liveness),
  );
}
