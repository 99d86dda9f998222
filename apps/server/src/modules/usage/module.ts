import type { Milliseconds } from '@overtone/domain/units';
import type { Database } from '../../database/connection.ts';
import { oneAtATime } from '../../http/request/one-at-a-time.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { ServiceModule } from '../../server-module.ts';
import { usageRoutes } from './routes.ts';
import { type UsageService, usageService } from './service.ts';

/** What use is recorded with. */
export interface UsageDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  readonly feed: ChangeFeed;
  /** Whether somebody pays. */
  readonly subscriptionOf: Subscriptions['subscriptionOf'];
  /** Whether the day of people who do not pay is limited. */
  readonly dailyLimit: boolean;
  /** Takes the place of what would be made. */
  readonly ready?: UsageService | undefined;
}

/** How long people use light and sound, and what that amounts to. */
export function createUsage(dependencies: UsageDependencies): ServiceModule<UsageService> {
  const { wallClock, now, dailyLimit: dailyLimitEnforced } = dependencies;
  const service =
    dependencies.ready ?? usageService({ ...dependencies, now: wallClock, dailyLimitEnforced });
  return {
    service,
    routes: (api) => usageRoutes(api, { service, exports: oneAtATime(now) }),
  };
}
