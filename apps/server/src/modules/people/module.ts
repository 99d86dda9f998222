import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { ServerModule } from '../../server-module.ts';
import type { PeopleDependencies } from './people-service.ts';
import { peopleRoutes } from './routes.ts';

/** What people are looked after with. */
export interface PeopleModuleDependencies extends Omit<PeopleDependencies, 'tellSignInsEnded'> {
  readonly feed: ChangeFeed;
}

/** Everybody's accounts, for admins, and the log of what was done to them. */
export function createPeople({ feed, ...dependencies }: PeopleModuleDependencies): ServerModule {
  const tellSignInsEnded = (userId: string) => feed.publish(userId, 'sign-ins');
  return { routes: (api) => peopleRoutes(api, { ...dependencies, tellSignInsEnded }) };
}
