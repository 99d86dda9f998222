import { type Health, readHealth, readLiveness } from '@overtone/domain/contract/health';
import { serve } from '../../access/serve.ts';
import type { ServerModule } from '../../server-module.ts';

/** What the health check looks at. */
export interface HealthDependencies {
  readonly version: string;
  readonly isDatabaseReachable: () => Promise<boolean>;
  /** Whether the disk has room for what the server keeps. */
  readonly hasRoom: () => Promise<boolean>;
  /** How the backups stand that are made by themselves. A late one keeps nobody from being answered. */
  readonly backups: () => Health['backups'];
}

/** `GET /api/health` and `GET /api/health/live`: whether the server is well, and whether it runs at all. */
export function createHealth(dependencies: HealthDependencies): ServerModule {
  const { version } = dependencies;
  return {
    routes(api) {
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
    },
  };
}
