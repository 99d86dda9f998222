import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import type { ServerModule } from '../../server-module.ts';
import type { HourlyLoop } from '../../time/hourly-loop.ts';
import { startRetention } from './retention-loop.ts';
import { sweep } from './sweep.ts';

/** What is swept, and when. */
export interface RetentionDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly wait: HourlyLoop['wait'];
  readonly log: Logger;
}

/** Deletes what is no longer kept. */
export function createRetention(dependencies: RetentionDependencies): ServerModule {
  const { database, wallClock, wait, log } = dependencies;
  return {
    jobs: [() => startRetention({ sweep: () => sweep(database, wallClock()), wait, log })],
  };
}
