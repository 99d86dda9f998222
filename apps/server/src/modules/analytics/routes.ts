import { reportEvent, reportVitals } from '@overtone/domain/contract/analytics';
import type { MiddlewareHandler } from 'hono';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import type { ServerContext } from '../../http/server-context.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { AnalyticsService } from './service.ts';
import { mayBeCounted } from './visitor-wish.ts';

/**
 * `POST /api/events` and `POST /api/vitals`: what pages report about themselves. Reports of bots, of floods and of
 * visitors who asked to be left alone get the same empty answer as any other, and are not kept. Who did something is taken
 * from the sign-in alone.
 */
export function analyticsRoutes(api: Api, service: AnalyticsService, limiter: RateLimiter): void {
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
