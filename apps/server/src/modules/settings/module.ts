import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { ServerModule } from '../../server-module.ts';
import { type ChangeStreams, changeStreams } from './change-streams.ts';
import { settingsRoutes } from './routes.ts';
import { type SettingsService, settingsService } from './service.ts';

/** What serves settings. */
export interface Settings {
  readonly service: SettingsService;
  readonly streams: ChangeStreams;
  /** Counts what each account writes, of settings and of use. */
  readonly limiter: RateLimiter;
}

/** What settings are kept with. */
export interface SettingsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly feed: ChangeFeed;
  /** Calls `run` every `periodMs` until stopped. */
  readonly every: (periodMs: Milliseconds, run: () => void) => Stop;
  readonly limiter: LimiterOf;
  readonly accountWritesPerMinute: number;
  /** Takes the place of what would be made. */
  readonly ready?: Settings | undefined;
}

/** The settings that follow a person, and the news that something of theirs changed. */
export function createSettings(dependencies: SettingsDependencies): ServerModule {
  const { service, streams, limiter } = dependencies.ready ?? ownSettings(dependencies);
  return {
    allowances: { personal: limiter },
    routes: (api) => settingsRoutes(api, { service, streams }),
    // Streams end with the jobs: a server that stops waits for every answer, and these would not end by themselves.
    jobs: [() => () => Promise.resolve(streams.closeAll())],
  };
}

function ownSettings(dependencies: SettingsDependencies): Settings {
  return {
    service: settingsService({ ...dependencies, now: dependencies.wallClock }),
    streams: changeStreams(dependencies),
    limiter: dependencies.limiter('personal', dependencies.accountWritesPerMinute),
  };
}
