import { ANALYTICS_ID } from '@overtone/domain/analytics/analytics-id';
import { ARTICLE_MODEL } from '@overtone/domain/article/article-prompt';
import { SELLABLE_OFFER_IDS } from '@overtone/domain/billing/offers-on-sale';
import { z } from 'zod';
import {
  bucketUrl,
  emailAddress,
  listOf,
  namedValues,
  oneOf,
  secureUrl,
  url,
  wholeNumber,
} from './value-kinds.ts';

const OPENAI_BASE_URL = 'https://api.openai.com/v1';

/** How much may go into the log. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** What may be set. Each variable's message completes the sentence "NAME must be ...". */
export const variables = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url(['http:', 'https:']).optional(),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(ANALYTICS_ID, 'a measurement id of Google Analytics, for example G-ABC123')
      .optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: namedValues().default({}),
    ALERT_EMAIL: emailAddress().optional(),
    ALERT_WEBHOOK_URL: url(['http:', 'https:']).optional(),
    LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
    DATA_DIR: z.string().default('data'),
    BACKUP_DIR: z.string().optional(),
    BACKUP_S3_URL: bucketUrl().optional(),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']).optional(),
    AI_BASE_URL: url(['http:', 'https:']).default(OPENAI_BASE_URL),
    AI_API_KEY: z.string().optional(),
    OPENAI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().default('gpt-4o-mini'),
    AI_ARTICLE_MODEL: z.string().default(ARTICLE_MODEL),
    AI_FALLBACK: oneOf(['on', 'off']).default('on'),
    AI_ATTEMPT_TIMEOUT_MS: wholeNumber(100, 50_000).optional(),
    AI_TOTAL_TIMEOUT_MS: wholeNumber(100, 50_000).optional(),
    AI_CONCURRENCY: wholeNumber(1, 1_000).default(8),
    VISITOR_SUGGESTIONS_PER_DAY: wholeNumber(1, 100_000).default(60),
    SUGGESTIONS_PER_MINUTE: wholeNumber(1, 100_000).default(20),
    ARTICLES_PER_MINUTE: wholeNumber(1, 100_000).default(10),
    FORMS_PER_MINUTE: wholeNumber(1, 100_000).default(6),
    BEACONS_PER_MINUTE: wholeNumber(1, 100_000).default(120),
    SECRET_KEY: z.string().min(32, '32 characters or more').optional(),
    COMPANY_NAME: z.string().optional(),
    COMPANY_ADDRESS: z.string().optional(),
    DATA_CONTROLLER: z.string().optional(),
    JURISDICTION: z.string().optional(),
    SUPPORT_EMAIL: emailAddress().optional(),
    RESEARCH_EMAIL: emailAddress().optional(),
    BOOKING_URL: secureUrl().optional(),
    LEGAL_SINCE: z.iso.date('a day, for example 2026-11-01').optional(),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: emailAddress().optional(),
    LETTERS_PER_MINUTE: wholeNumber(1, 6_000).default(30),
    DOWNLOAD_URL_MAC: secureUrl().optional(),
    DOWNLOAD_URL_WINDOWS: secureUrl().optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: secureUrl().default('https://api.stripe.com'),
    OFFERS_ON_SALE: listOf(SELLABLE_OFFER_IDS).default([...SELLABLE_OFFER_IDS]),
    BILLING_PER_MINUTE: wholeNumber(1, 100_000).default(20),
    GOOGLE_CALENDAR_API_URL: secureUrl().default('https://www.googleapis.com/calendar/v3'),
    MICROSOFT_GRAPH_API_URL: secureUrl().default('https://graph.microsoft.com/v1.0'),
    CALENDAR_PRIVATE_ADDRESSES: oneOf(['on', 'off']).default('off'),
    CALENDAR_PER_MINUTE: wholeNumber(1, 100_000).default(10),
    DAILY_LIMIT: oneOf(['on', 'off']).default('off'),
    SIGN_INS_PER_MINUTE: wholeNumber(1, 100_000).default(10),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_DISCOVERY_URL: secureUrl().default(
      'https://accounts.google.com/.well-known/openid-configuration',
    ),
    MICROSOFT_CLIENT_ID: z.string().optional(),
    MICROSOFT_CLIENT_SECRET: z.string().optional(),
    MICROSOFT_AUTHORITY: secureUrl().default('https://login.microsoftonline.com'),
    ACCOUNT_WRITES_PER_MINUTE: wholeNumber(1, 100_000).default(240),
  })
  .refine(
    (env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined),
    { path: ['STRIPE_WEBHOOK_SECRET'], message: 'set together with STRIPE_SECRET_KEY' },
  )
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    message: 'set where DATABASE_DIRECT_URL is: the same database, by a pool of connections',
  })
  .refine((env) => env.BACKUP_S3_URL === undefined || env.BACKUP_DIR !== undefined, {
    path: ['BACKUP_DIR'],
    message: 'set where BACKUP_S3_URL is: what is copied there is made in this folder first',
  })
  .refine(
    (env) =>
      new Set([
        env.BACKUP_S3_URL === undefined,
        env.BACKUP_S3_ACCESS_KEY_ID === undefined,
        env.BACKUP_S3_SECRET_ACCESS_KEY === undefined,
      ]).size === 1,
    {
      path: ['BACKUP_S3_SECRET_ACCESS_KEY'],
      message: 'set together with BACKUP_S3_URL and BACKUP_S3_ACCESS_KEY_ID',
    },
  )
  .refine(
    (env) => (env.GOOGLE_CLIENT_ID === undefined) === (env.GOOGLE_CLIENT_SECRET === undefined),
    { path: ['GOOGLE_CLIENT_SECRET'], message: 'set together with GOOGLE_CLIENT_ID' },
  )
  .refine(
    (env) =>
      (env.MICROSOFT_CLIENT_ID === undefined) === (env.MICROSOFT_CLIENT_SECRET === undefined),
    { path: ['MICROSOFT_CLIENT_SECRET'], message: 'set together with MICROSOFT_CLIENT_ID' },
  );

/** The variables, checked. */
export type Variables = z.infer<typeof variables>;

/** Variables whose value is never repeated in a message. */
export const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'AI_API_KEY',
  'OPENAI_API_KEY',
  'SECRET_KEY',
  'ALERT_WEBHOOK_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
]);
