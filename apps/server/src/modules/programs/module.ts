import type { Database } from '../../database/connection.ts';
import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { ServerModule } from '../../server-module.ts';
import { programRoutes } from './routes.ts';
import { programService } from './service.ts';

/** What programs are kept with. */
export interface ProgramsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly feed: ChangeFeed;
}

/** The programs that people keep with their account. */
export function createPrograms(dependencies: ProgramsDependencies): ServerModule {
  const service = programService({ ...dependencies, now: dependencies.wallClock });
  return { routes: (api) => programRoutes(api, service) };
}
