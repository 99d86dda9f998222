import type { Milliseconds } from '@overtone/domain/units';
import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { ServiceModule } from '../../server-module.ts';
import { accountRoutes } from './routes.ts';
import { type AccountDependencies, type AccountService, accountService } from './service.ts';

/** What accounts are served with. */
export interface AccountModuleDependencies extends Omit<
  AccountDependencies,
  'now' | 'monotonicNow' | 'tellSignInsEnded'
> {
  readonly feed: ChangeFeed;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  /** Whether people reach the server over HTTPS. */
  readonly isHttps: boolean;
}

/** A person's account: to read, correct, take away and delete. */
export function createAccount(
  dependencies: AccountModuleDependencies,
): ServiceModule<AccountService> {
  const { wallClock, now: monotonicNow, isHttps, feed } = dependencies;
  const service = accountService({
    ...dependencies,
    now: wallClock,
    monotonicNow,
    tellSignInsEnded: (userId) => feed.publish(userId, 'sign-ins'),
  });
  return { service, routes: (api) => accountRoutes(api, service, isHttps) };
}
