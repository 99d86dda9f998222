import type { ServerModule } from '../../server-module.ts';
import { turnTaking } from '../../threads/turn-taking.ts';
import { selfTestRoutes } from './routes.ts';
import { selfTestService } from './service.ts';
import type { Database } from '../../database/connection.ts';

/** What self-tests are kept with. */
export interface SelfTestsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
}

/** The blind self-tests that follow a person. */
export function createSelfTests({ database, wallClock }: SelfTestsDependencies): ServerModule {
  const service = selfTestService({ database, now: wallClock, takeTurn: turnTaking() });
  return { routes: (api) => selfTestRoutes(api, service) };
}
