import type { Database } from '../../database/connection.ts';
import type { ServerModule } from '../../server-module.ts';
import { reportRoutes } from './routes.ts';

/** What reports are read from. */
export interface ReportsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
}

/** The operator's tables. */
export function createReports({ database, wallClock }: ReportsDependencies): ServerModule {
  return { routes: (api) => reportRoutes(api, database, wallClock) };
}
