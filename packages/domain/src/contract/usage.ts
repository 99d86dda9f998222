import { USES_IN_TEST } from '../experiment/kept/use-in-test.ts';
import { z } from 'zod';
import { BANDS } from '../frequency/bands.ts';
import { sessionSettingsSchema } from '../session/settings.ts';
import { LONGEST_INTERVAL_SECONDS, OLDEST_REPORT_SECONDS } from '../usage/usage-rules.ts';
import { visibleText } from './visible-text.ts';
import { endpoint } from './endpoint.ts';

/** Front ends that sessions run in. */
export const USAGE_SOURCES = ['web', 'desktop'] as const;

/** Front end that a session runs in. */
export type UsageSource = (typeof USAGE_SOURCES)[number];

/** How focused a person feels: from 1, hardly, to 5, fully. */
export const ratingSchema = z.number().int().min(1).max(5);

const secondsAgo = z.number().min(0).max(OLDEST_REPORT_SECONDS);
const count = z.number().int().min(0);
const minutes = z.number().min(0);
const day = z.iso.date();
/** The pair that a session played longest; 0 Hz for a rhythm that was off. */
const pair = { slowHz: z.number().min(0), fastHz: z.number().min(0) };
const band = z.enum(BANDS.map(({ name }) => name)).nullable();

/**
 * Body of `POST /api/usage/sessions`: a stretch of use without a break and with one pair of rhythms, which begins now or
 * has been going on for a while. Of a program, whose pair moves, it is the pair that was played longest so far. Times are ages, so that no clock but the server's counts. Sent again with the same id
 * it adds to what is known. Fields of a newer client are dropped.
 */
export const usageReportSchema = z
  .object({
    /** Made by the client. */
    id: z.uuid(),
    /** Common to everything between turning on and turning off. */
    sittingId: z.uuid(),
    /** A made-up name of the browser or computer. */
    deviceId: visibleText(64).min(1),
    source: z.enum(USAGE_SOURCES),
    globalModulationHz: sessionSettingsSchema.shape.globalModulationHz,
    centerModulationHz: sessionSettingsSchema.shape.centerModulationHz,
    startedSecondsAgo: secondsAgo.default(0),
    /** When the client last knew that it ran. */
    seenSecondsAgo: secondsAgo.default(0),
    isEnded: z.boolean().default(false),
    ratingBefore: ratingSchema.optional(),
    ratingAfter: ratingSchema.optional(),
  })
  .refine(({ startedSecondsAgo, seenSecondsAgo }) => {
    const lasted = startedSecondsAgo - seenSecondsAgo;
    return lasted >= 0 && lasted <= LONGEST_INTERVAL_SECONDS;
  });

/** A report as the server reads it. */
export type UsageReport = z.infer<typeof usageReportSchema>;

/** A report as a client sends it. */
export type UsageReportBody = z.input<typeof usageReportSchema>;

/** Body of `POST /api/usage/sessions/:id/end`. */
export const usageEndSchema = z.object({ ratingAfter: ratingSchema.optional() });

/** Body of `POST /api/usage/sessions/:id/end`. */
export type UsageEnd = z.infer<typeof usageEndSchema>;

/** How an interval stands after a report. */
export const usageReplySchema = z.object({
  /** False where it has ended, by itself or by a silence; what runs on then needs an interval of its own. */
  isRunning: z.boolean(),
  /** Null where today has no limit. */
  secondsLeftToday: z.number().min(0).nullable(),
});

/** How an interval stands after a report. */
export type UsageReply = z.infer<typeof usageReplySchema>;

/** Body of `GET /api/usage`. */
export const usageSummarySchema = z.object({
  /** IANA name of the zone in which days are counted. */
  timeZone: z.string(),
  minutesToday: minutes,
  totalMinutes: minutes,
  /** Days in a row with a minute of use or more. */
  streakDays: count,
  /** Null where today has no limit. */
  secondsLeftToday: z.number().min(0).nullable(),
});

/** Body of `GET /api/usage`. */
export type UsageSummary = z.infer<typeof usageSummarySchema>;

/** Spans that insights can be asked for, in days up to today. */
export const INSIGHT_SPANS = [30, 90, 365] as const;

/** Span of insights in days. */
export type InsightSpan = (typeof INSIGHT_SPANS)[number];

/** Body of `GET /api/usage/insights`. */
export const insightsSchema = z.object({
  summary: usageSummarySchema,
  days: z.literal(INSIGHT_SPANS),
  /** Every day of the span, oldest first. */
  byDay: z.array(z.object({ day, minutes })),
  /**
   * Bands of the centre modulation, the most used first, in whole minutes whose sum is that of the time; null is a session
   * without one. What a self-test hides, its sham, and what is not known any more have rows of their own, without a band.
   */
  byBand: z.array(z.object({ band, inTest: z.enum(USES_IN_TEST).exactOptional(), minutes })),
  /** Sittings of a minute or more in the span. */
  sessionCount: count,
  /** Sittings that were rated before and after, oldest first, with the pair that each played longest. */
  ratings: z.array(z.object({ day, ...pair, before: ratingSchema, after: ratingSchema })),
  /** Sessions of the last 30 days, whatever the span, the earliest first: the longest 600 of those with a minute or more. */
  sessions: z.array(
    z.object({
      /**
       * When it played, in milliseconds since 1970, in order; pauses of over a minute lie between. Of more than 3,000 of all
       * sessions the longest, at least one of each.
       */
      parts: z.array(z.object({ startMs: z.number(), endMs: z.number() })),
      /** Time that it played, pauses left out. */
      minutes,
      ...pair,
      /** What it was in a self-test, where that is not the pair; both rhythms are 0 then. */
      inTest: z.enum(USES_IN_TEST).exactOptional(),
      before: ratingSchema.nullable(),
      after: ratingSchema.nullable(),
    }),
  ),
  /** Sessions of the last 30 days that are not among them. */
  sessionsLeftOut: count,
});

/** Body of `GET /api/usage/insights`. */
export type Insights = z.infer<typeof insightsSchema>;

/** One session as insights show it. */
export type InsightSession = Insights['sessions'][number];

const limits = [{ of: 'personal', by: 'account', at: 'first' }] as const;
const anInterval = z.object({ id: z.uuid() });

/** Reports an interval of use. */
export const reportUse = endpoint({
  method: 'POST',
  path: '/api/usage/sessions',
  access: 'member',
  summary: 'Report an interval of use, now or later; the same id adds to what is known',
  body: usageReportSchema,
  response: usageReplySchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'invalid_request',
    'not_found',
    'usage_day_full',
    'daily_limit_reached',
    'rate_limited',
  ],
  limits,
});

/** Says that an interval still runs. */
export const beatUse = endpoint({
  method: 'POST',
  path: '/api/usage/sessions/:id/beat',
  access: 'member',
  summary: 'Say that an interval still runs',
  params: anInterval,
  response: usageReplySchema,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'daily_limit_reached', 'rate_limited'],
  limits,
});

/** Ends an interval. */
export const endUse = endpoint({
  method: 'POST',
  path: '/api/usage/sessions/:id/end',
  access: 'member',
  summary: 'End an interval, also with a beacon while the page goes away',
  params: anInterval,
  body: usageEndSchema,
  isBeacon: true,
  response: usageReplySchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request', 'not_found', 'rate_limited'],
  limits,
});

/** What a person's use amounts to. */
export const readUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  access: 'member',
  summary: 'Minutes today and altogether, the streak, and what is left of today',
  response: usageSummarySchema,
  failures: ['unauthenticated', 'rate_limited'],
  limits,
});

/** What the sessions of a span of days amount to. */
export const readInsights = endpoint({
  method: 'GET',
  path: '/api/usage/insights',
  access: 'member',
  summary:
    'Minutes by day and by band, and ratings, of the last 30, 90 or 365 days; sessions of the last 30',
  query: z.object({
    days: z.coerce.number().pipe(z.literal(INSIGHT_SPANS)).default(INSIGHT_SPANS[0]),
  }),
  response: insightsSchema,
  failures: ['unauthenticated', 'invalid_request', 'rate_limited'],
  limits,
});

/** A person's sessions as a file. */
export const exportUse = endpoint({
  method: 'GET',
  path: '/api/usage/export.csv',
  access: 'member',
  summary: 'Every interval of use as CSV',
  isFile: true,
  failures: ['unauthenticated', 'rate_limited'],
  limits,
});
