import { reportEvent, reportVitals } from '@overtone/domain/contract/analytics';
import type { MiddlewareHandler } from 'hono';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import type { ServerContext } from '../../http/server-context.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { ServerModule } from '../../server-module.ts';
import { type AnalyticsService, analyticsService } from './service.ts';
import { mayBeCounted } from './visitor-wish.ts';

/** Where reports of pages are kept, and how many. */
export interface AnalyticsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly beaconsPerMinute: number;
  readonly limiter: LimiterOf;
}

/**
 * `POST /api/events` and `POST /api/vitals`: what pages report about themselves. Reports of bots, of floods and of
 * visitors who asked to be left alone get the same empty answer as any other, and are not kept. Who did something is taken
 * from the sign-in alone.
 */
export function createAnalytics(dependencies: AnalyticsDependencies): ServerModule {
  const limiter = dependencies.limiter('beacon', dependencies.beaconsPerMinute);
  const service = analyticsService(dependencies.database, dependencies.wallClock);
  return {
    allowances: { beacons: limiter },
    routes: (api) => serveReports(api, service, limiter),
  };
}

function serveReports(api: Api, service: AnalyticsService, limiter: RateLimiter): void {
  const unlessUnwanted: MiddlewareHandler<ServerContext> = async (context, next) => {
    const isWanted = mayBeCounted({
      userAgent: context.req.header('user-agent'),
      doNotTrack: context.req.header('dnt'),
      globalPrivacyControl: context.req.header('sec-gpc'),
      fetchSite: context.req.header('sec-fetch-site'),
    });
    if (!isWanted || !(await limiter.take(api.addressOf(context))).isAllowed) {
      return context.body(null, 204);
    }
    return next();
  };

  serve(
    api,
    reportEvent,
    async ({ body, context }) => {
      const person = await context.get('person')();
      await service.keepEvent(body, person.kind === 'member' ? person.id : null);
    },
    unlessUnwanted,
  );
  serve(api, reportVitals, ({ body }) => service.keepVitals(body), unlessUnwanted);
}
