import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import type { ServerModule } from '../../server-module.ts';
import { type RoundsOptions, startRounds } from '../../time/start-rounds.ts';
import type { Mails } from '../mail/module.ts';
import { ROUND_MS } from './letter-rate.ts';
import { letterService } from './letter-service.ts';
import { promiseRound } from './promise-round.ts';
import { letterRoutes } from './routes.ts';

/** What letters are written and sent with. */
export interface LettersDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly wait: RoundsOptions['wait'];
  readonly log: Logger;
  readonly lettersPerMinute: number;
  readonly mails: Pick<Mails, 'letterBodies' | 'sendLetterNow'>;
  /** Told after mails were promised. */
  readonly onMailPromised: () => void;
}

/** Letters to account holders and newsletters: written by admins, and promised to people a few at a time. */
export function createLetters(dependencies: LettersDependencies): ServerModule {
  const { database, wallClock: now, wait, log, onMailPromised } = dependencies;
  const { lettersPerMinute: perMinute, mails } = dependencies;
  const service = letterService({ database, now, perMinute, mails });
  const start = () =>
    startRounds({
      job: 'letters',
      everyMs: ROUND_MS,
      async round() {
        const promised = await promiseRound(database, perMinute, now());
        if (promised > 0) onMailPromised();
      },
      onFailure: (error) => log.error({ err: error }, 'letters could not be sent'),
      wait,
    });
  return { routes: (api) => letterRoutes(api, database, service), jobs: [start] };
}
