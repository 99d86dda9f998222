import { analyticsEventSchema } from '@overtone/domain/analytics/events';
import { webVitalsSchema } from '@overtone/domain/analytics/web-vitals';
import type { MiddlewareHandler } from 'hono';
import { readBeacon } from '../../http/read-json.ts';
import type { RequestContext, ServerApp, ServerContext } from '../../http/server-context.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { AnalyticsService } from './service.ts';
import { mayBeCounted } from './visitor-wish.ts';

/**
 * `POST /api/events` and `POST /api/vitals`: what pages report about themselves. Reports of bots, of floods and of
 * visitors who asked to be left alone get the same empty answer as any other, and are not kept. Who did something is taken
 * from the sign-in alone.
 */
export function analyticsRoutes(
  app: ServerApp,
  service: AnalyticsService,
  limiter: RateLimiter,
  addressOf: (context: RequestContext) => string,
): void {
  const unlessUnwanted: MiddlewareHandler<ServerContext> = async (context, next) => {
    const isWanted = mayBeCounted({
      userAgent: context.req.header('user-agent'),
      doNotTrack: context.req.header('dnt'),
      globalPrivacyControl: context.req.header('sec-gpc'),
      fetchSite: context.req.header('sec-fetch-site'),
    });
    if (!isWanted || !(await limiter.take(addressOf(context))).isAllowed) {
      return context.body(null, 204);
    }
    return next();
  };

  const described = { response: undefined, status: 204, failures: ['invalid_request'] } as const;
  app.post(
    '/api/events',
    describeOperation({
      ...described,
      summary: 'Report what a visitor did',
      request: analyticsEventSchema,
    }),
    unlessUnwanted,
    async (context) => {
      const event = await readBeacon(context, analyticsEventSchema);
      const person = await context.get('person')();
      await service.keepEvent(event, person.kind === 'member' ? person.id : null);
      return context.body(null, 204);
    },
  );
  app.post(
    '/api/vitals',
    describeOperation({
      ...described,
      summary: 'Report how fast a page was',
      request: webVitalsSchema,
    }),
    unlessUnwanted,
    async (context) => {
      await service.keepVitals(await readBeacon(context, webVitalsSchema));
      return context.body(null, 204);
    },
  );
}
