import type { Milliseconds } from '@overtone/domain/units';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { loggableError } from '../../http/loggable-error.ts';
import type { ServerContext } from '../../http/server-context.ts';
import { type RoundsOptions, startRounds } from '../../start-rounds.ts';
import { alertStore, type AlertStore, ownAlertStore } from './alert-store.ts';
import { lineOf } from './alert-text.ts';
import { look } from './look.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Readings } from './readings.ts';
import { type ReadingSources, takeReadings } from './take-readings.ts';
import { type OperatorWays, tellOperator } from './tell-operator.ts';
import { createTraffic, type Traffic } from './traffic.ts';

/** What {@link startAlerts} works with. */
export interface AlertsParts extends Omit<ReadingSources, 'loopDelay' | 'traffic'>, OperatorWays {
  readonly traffic: Traffic;
  /** The calendar's time. */
  readonly now: () => Date;
  readonly wait: RoundsOptions['wait'];
  readonly log: Logger;
}

/** Often enough to hear of it in time, rarely enough to cost nothing. */
const LOOK_EVERY_MS: Milliseconds = 60_000;

/** Counts requests for the alerts; made before anything is answered. */
export function countTraffic(now: () => Milliseconds): {
  readonly traffic: Traffic;
  readonly observe: MiddlewareHandler<ServerContext>;
} {
  const traffic = createTraffic(now);
  return { traffic, observe: observeTraffic(traffic) };
}

/** Looks at once and every minute whether something is wrong, and tells the operator, until stopped. */
export function startAlerts(parts: AlertsParts): () => Promise<void> {
  const loopDelay = watchLoopDelay();
  const shared = alertStore(parts.database);
  const own = ownAlertStore();
  const { log } = parts;

  async function lookAt(store: AlertStore, readings: Readings): Promise<void> {
    const now = parts.now();
    await look({
      store,
      readings,
      now,
      tell(news) {
        for (const each of news) {
          log[each.kind === 'over' ? 'info' : 'error']({ alert: each.alert.name }, lineOf(each));
        }
        return tellOperator(parts, news, now);
      },
    });
  }

  const stop = startRounds({
    everyMs: LOOK_EVERY_MS,
    wait: parts.wait,
    onFailure: (error) => log.error({ err: loggableError(error) }, 'alerts could not be told'),
    async round() {
      const { isDatabaseReachable, ...rest } = await takeReadings(
        { ...parts, loopDelay },
        parts.now(),
      );
      if (isDatabaseReachable !== undefined) await lookAt(own, { isDatabaseReachable });
      if (isDatabaseReachable !== false) await lookAt(shared, rest);
    },
  });
  return async () => {
    loopDelay.stop();
    await stop();
  };
}
