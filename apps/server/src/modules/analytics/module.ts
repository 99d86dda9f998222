import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import type { ServerModule } from '../../server-module.ts';
import { analyticsRoutes } from './routes.ts';
import { analyticsService } from './service.ts';

/** What reports of pages are kept with. */
export interface AnalyticsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly beaconsPerMinute: number;
  readonly limiter: LimiterOf;
}

/** What pages report about themselves. */
export function createAnalytics(dependencies: AnalyticsDependencies): ServerModule {
  const { database, wallClock, beaconsPerMinute } = dependencies;
  const limiter = dependencies.limiter('beacon', beaconsPerMinute);
  return {
    allowances: { beacons: limiter },
    routes: (api) => analyticsRoutes(api, analyticsService(database, wallClock), limiter),
  };
}
