import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import type { ServerModule } from '../../server-module.ts';
import { type RoundsOptions, startRounds } from '../../time/start-rounds.ts';
import { alertStore, type AlertStore, ownAlertStore } from './alert-store.ts';
import { lineOf } from './alert-text.ts';
import { look } from './look.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Readings } from './readings.ts';
import { type ReadingSources, takeReadings } from './take-readings.ts';
import { type OperatorWays, tellOperator } from './tell-operator.ts';
import { createTraffic } from './traffic.ts';

/** What is looked at, and who is told. */
export interface AlertDependencies
  extends OperatorWays, Omit<ReadingSources, 'folders' | 'traffic' | 'loopDelay'> {
  readonly writtenFolders: readonly string[];
  /** Undefined where none is made. */
  readonly backupDir: string | undefined;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly wait: RoundsOptions['wait'];
  readonly log: Logger;
}

/** Often enough to hear of it in time, rarely enough to cost nothing. */
const LOOK_EVERY_MS: Milliseconds = 60_000;

/** Alerts that could not be written down, and why. */
class NotWritten extends Error {
  override readonly name = 'NotWritten';
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('the alerts could not be written down');
    this.cause = cause;
  }
}

/** Looks every minute whether something is wrong, and tells the operator. */
export function createAlerts(dependencies: AlertDependencies): ServerModule {
  const { database, log, wallClock, writtenFolders, backupDir } = dependencies;
  const traffic = createTraffic(dependencies.now);
  const folders = backupDir === undefined ? writtenFolders : [...writtenFolders, backupDir];
  const shared = alertStore(database);
  const own = ownAlertStore();

  /** What stands where nobody can write it down for all servers: the disk of the database is full, say. */
  let unwritten: AlertStore | undefined;

  async function lookAt(store: AlertStore, readings: Readings): Promise<void> {
    const now = wallClock();
    await look({
      store,
      readings,
      now,
      tell(news) {
        for (const each of news) {
          log[each.kind === 'over' ? 'info' : 'error']({ alert: each.alert.name }, lineOf(each));
        }
        return tellOperator(dependencies, news);
      },
    });
  }

  /** A look for all servers, and, where it can't be written down, for this one alone, so that the operator hears of it. */
  async function lookForAll(readings: Readings): Promise<void> {
    const written: AlertStore = {
      read: shared.read,
      async update(change) {
        try {
          await shared.update(change);
        } catch (error) {
          throw new NotWritten(error);
        }
      },
    };
    try {
      await lookAt(written, readings);
      unwritten = undefined;
    } catch (error) {
      if (!(error instanceof NotWritten)) throw error;
      unwritten ??= ownAlertStore();
      await lookAt(unwritten, readings);
      throw error.cause;
    }
  }

  function start(): () => Promise<void> {
    const loopDelay = watchLoopDelay();
    const sources = { ...dependencies, folders, traffic, loopDelay };
    const stop = startRounds({
      job: 'alerts',
      everyMs: LOOK_EVERY_MS,
      wait: dependencies.wait,
      onFailure: (error) => log.error({ err: error }, 'alerts could not be told'),
      async round() {
        const { isDatabaseReachable, ...rest } = await takeReadings(sources, wallClock());
        if (isDatabaseReachable !== undefined) await lookAt(own, { isDatabaseReachable });
        if (isDatabaseReachable !== false) await lookForAll(rest);
      },
    });
    return async () => {
      loopDelay.stop();
      await stop();
    };
  }

  return { observe: observeTraffic(traffic), jobs: [start] };
}
