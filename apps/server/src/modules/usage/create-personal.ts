import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Api } from '../../access/api.ts';
import type { Database } from '../../database/connection.ts';
import { oneAtATime } from '../../http/one-at-a-time.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import { type ChangeStreams, changeStreams } from '../settings/change-streams.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { type SettingsService, settingsService } from '../settings/service.ts';
import { usageRoutes } from './routes.ts';
import { type UsageService, usageService } from './service.ts';

/** What follows a person from page to page: settings, use, and the news that either changed. */
export interface PersonalDependencies {
  readonly settings: SettingsService;
  readonly usage: UsageService;
  readonly streams: ChangeStreams;
  /** Counts what each account writes. */
  readonly limiter: RateLimiter;
  /** Whether the day of people who do not pay is limited. */
  readonly dailyLimit: boolean;
}

/** What {@link createPersonal} is made from. */
export interface PersonalOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly feed: ChangeFeed;
  readonly every: (periodMs: Milliseconds, run: () => void) => Stop;
  readonly limiter: RateLimiter;
  readonly subscriptionOf: Subscriptions['subscriptionOf'];
  /** Whether the day of people who do not pay is limited. */
  readonly dailyLimit: boolean;
}

/** Makes the services. */
export function createPersonal(options: PersonalOptions): PersonalDependencies {
  return {
    settings: settingsService(options),
    usage: usageService({ ...options, dailyLimitEnforced: options.dailyLimit }),
    streams: changeStreams(options),
    limiter: options.limiter,
    dailyLimit: options.dailyLimit,
  };
}

/** The routes of settings and use; `now` is a clock for durations. */
export function personalRoutes(
  api: Api,
  { settings, usage, streams }: PersonalDependencies,
  now: () => Milliseconds,
): void {
  settingsRoutes(api, { service: settings, streams });
  usageRoutes(api, { service: usage, exports: oneAtATime(now) });
}
