import {
  INSIGHT_SPANS,
  insightsSchema,
  type InsightSpan,
  usageEndSchema,
  usageReplySchema,
  usageReportSchema,
  usageSummarySchema,
} from '@overtone/domain/contract/usage';
import { z } from 'zod';
import { memberOf } from '../../access/guard.ts';
import { answerInPieces } from '../../http/answer-in-pieces.ts';
import { AppError } from '../../http/app-error.ts';
import type { OneAtATime } from '../../http/one-at-a-time.ts';
import { readBeacon, readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { UsageService } from './service.ts';
import { usageCsv } from './usage-csv.ts';

const FRESH = { 'cache-control': 'no-store' };
const sessionId = z.uuid();

/** What the routes of use work with. */
export interface UsageRouteParts {
  readonly service: UsageService;
  readonly limiter: RateLimiter;
  readonly exports: OneAtATime;
}

/** Recording of use (`POST /api/usage/sessions…`) and what it amounts to (`GET /api/usage…`), each account its own. */
export function usageRoutes(app: ServerApp, parts: UsageRouteParts): void {
  recordingRoutes(app, parts);
  readingRoutes(app, parts);
}

/** Who asks, within what an account may ask; all that is known of a person's use is read to answer. */
async function askerOf(context: RequestContext, limiter: RateLimiter): Promise<string> {
  const { id } = await memberOf(context);
  await spendAllowance(limiter, id);
  return id;
}

function recordingRoutes(app: ServerApp, { service, limiter }: UsageRouteParts): void {
  app.post(
    '/api/usage/sessions',
    describeOperation({
      summary: 'Report an interval of use, now or later; the same id adds to what is known',
      request: usageReportSchema,
      response: usageReplySchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'invalid_request',
        'not_found',
        'daily_limit_reached',
        'rate_limited',
      ],
    }),
    async (context) => {
      const userId = await askerOf(context, limiter);
      const report = await readJson(context, usageReportSchema);
      return context.json(await service.report(userId, report), 200, FRESH);
    },
  );

  app.post(
    '/api/usage/sessions/:id/beat',
    describeOperation({
      summary: 'Say that an interval still runs',
      response: usageReplySchema,
      failures: [
        'unauthenticated',
        'forbidden',
        'not_found',
        'daily_limit_reached',
        'rate_limited',
      ],
    }),
    async (context) => {
      const userId = await askerOf(context, limiter);
      return context.json(await service.beat(userId, idIn(context)), 200, FRESH);
    },
  );

  app.post(
    '/api/usage/sessions/:id/end',
    describeOperation({
      summary: 'End an interval, also with a beacon while the page goes away',
      request: usageEndSchema,
      response: usageReplySchema,
      failures: ['unauthenticated', 'forbidden', 'invalid_request', 'not_found', 'rate_limited'],
    }),
    async (context) => {
      const userId = await askerOf(context, limiter);
      const end = await readBeacon(context, usageEndSchema);
      return context.json(await service.end(userId, idIn(context), end), 200, FRESH);
    },
  );
}

function readingRoutes(app: ServerApp, { service, limiter, exports }: UsageRouteParts): void {
  app.get(
    '/api/usage',
    describeOperation({
      summary: 'Minutes today and altogether, the streak, and what is left of today',
      response: usageSummarySchema,
      failures: ['unauthenticated', 'rate_limited'],
    }),
    async (context) => {
      const id = await askerOf(context, limiter);
      return context.json(await service.usageOf(id), 200, FRESH);
    },
  );

  app.get(
    '/api/usage/insights',
    describeOperation({
      summary: 'Minutes by day and by band, and ratings, of the last 30, 90 or 365 days (days=30)',
      response: insightsSchema,
      failures: ['unauthenticated', 'invalid_request', 'rate_limited'],
    }),
    async (context) => {
      const id = await askerOf(context, limiter);
      const span = spanIn(context);
      return context.json(await service.insightsOf(id, span), 200, FRESH);
    },
  );

  app.get(
    '/api/usage/export.csv',
    describeOperation({
      summary: 'Every interval of use as CSV',
      response: undefined,
      failures: ['unauthenticated', 'rate_limited'],
    }),
    async (context) => {
      const id = await askerOf(context, limiter);
      const headers = {
        ...FRESH,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="usage.csv"',
      };
      return answerInPieces(context, headers, () =>
        exports.send(id, usageCsv(service.rowPages(id))),
      );
    },
  );
}

/** An id that can't be one is nobody's. */
function idIn(context: RequestContext): string {
  const id = sessionId.safeParse(context.req.param('id'));
  if (!id.success) throw new AppError('not_found');
  return id.data;
}

function spanIn(context: RequestContext): InsightSpan {
  const asked = Number(context.req.query('days') ?? INSIGHT_SPANS[0]);
  const span = INSIGHT_SPANS.find((known) => known === asked);
  if (span === undefined) throw new AppError('invalid_request');
  return span;
}
