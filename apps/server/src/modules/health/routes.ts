import { type Health, readHealth, readLiveness } from '@overtone/domain/contract/health';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';

/** What the health check looks at. */
export interface HealthDependencies {
  readonly version: string;
  readonly isDatabaseReachable: () => Promise<boolean>;
  readonly hasRoom: () => Promise<boolean>;
  /** How the backups stand that are made by themselves. A late one keeps nobody from being answered. */
  readonly backups: () => Health['backups'];
}

/** `GET /api/health` and `GET /api/health/live`: whether the server is well, and whether it runs at all. */
export function healthRoutes(api: Api, dependencies: HealthDependencies): void {
  const { version } = dependencies;
  serve(api, readHealth, async ({ context }) => {
    const [isReachable, hasRoom] = await Promise.all([
      dependencies.isDatabaseReachable(),
      dependencies.hasRoom(),
    ]);
    const ok = isReachable && hasRoom;
    context.status(ok ? 200 : 503);
    return {
      ok,
      database: isReachable ? 'reachable' : 'unreachable',
      disk: hasRoom ? 'roomy' : 'full',
      backups: dependencies.backups(),
      version,
    };
  });
  serve(api, readLiveness, () => ({ ok: true, version }));
}
