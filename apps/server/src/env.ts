import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANALYTICS_ID } from '@overtone/domain/analytics/analytics-id';
import { ARTICLE_MODEL } from '@overtone/domain/article/article-prompt';
import { isValidEmail, normaliseEmail } from '@overtone/domain/contact/email';
import { SELLABLE_OFFER_IDS } from '@overtone/domain/billing/offers-on-sale';
import type { OfferId } from '@overtone/domain/offers/offers';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';
import type { ProviderSettings } from './modules/identity/provider-settings.ts';

/** The repository's root, against which relative paths in the environment are read. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
/** A model on this machine may have to be loaded first, and then writes slowly. */
const AI_TIME_LIMITS = {
  hosted: { attemptMs: 8_000, totalMs: 12_000 },
  local: { attemptMs: 30_000, totalMs: 30_000 },
} as const;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Each variable's message completes the sentence "NAME must be ...". */
const variables = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url(['http:', 'https:']).optional(),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(ANALYTICS_ID, 'a measurement id of Google Analytics, for example G-ABC123')
      .optional(),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
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
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: emailAddress().optional(),
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
  .refine(
    (env) => (env.GOOGLE_CLIENT_ID === undefined) === (env.GOOGLE_CLIENT_SECRET === undefined),
    { path: ['GOOGLE_CLIENT_SECRET'], message: 'set together with GOOGLE_CLIENT_ID' },
  )
  .refine(
    (env) =>
      (env.MICROSOFT_CLIENT_ID === undefined) === (env.MICROSOFT_CLIENT_SECRET === undefined),
    { path: ['MICROSOFT_CLIENT_SECRET'], message: 'set together with MICROSOFT_CLIENT_ID' },
  );

/** Variables whose value is never repeated in a message. */
const SECRET = new Set([
  'DATABASE_URL',
  'AI_API_KEY',
  'OPENAI_API_KEY',
  'SECRET_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
]);

/** How to reach the AI provider. */
export interface AiEnvironment {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly suggestionModel: string;
  readonly articleModel: string;
  /** Whether it runs on this machine. */
  readonly isLocal: boolean;
  readonly attemptTimeoutMs: Milliseconds;
  readonly totalTimeoutMs: Milliseconds;
  /** Questions that may be under way at once. */
  readonly concurrency: number;
}

/** How to reach the payment provider. */
export interface StripeEnvironment {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

/** Everything an operator can configure, checked. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** The address that people use, when it differs from the one listened on. */
  readonly publicUrl: string | undefined;
  /** How many proxies in front of the server may be believed about who the client is. */
  readonly trustedProxies: number;
  /** Measurement id of Google Analytics; undefined where it is not used. */
  readonly analyticsId: string | undefined;
  /** Port on this machine that a monitoring system reads; undefined means none. */
  readonly metricsPort: number | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Absolute path. */
  readonly dataDir: string;
  /** A PostgreSQL of the operator's own; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Undefined when no AI provider is configured. */
  readonly ai: AiEnvironment | undefined;
  /** Whether a failed AI suggestion carries one made offline. */
  readonly aiFallback: boolean;
  readonly suggestionsPerMinute: number;
  /** Suggestions a day that visitors at one address may have the AI provider make. */
  readonly visitorSuggestionsPerDay: number;
  readonly articlesPerMinute: number;
  readonly formsPerMinute: number;
  readonly beaconsPerMinute: number;
  /** Attempts a minute of each address to sign in or up. */
  readonly signInsPerMinute: number;
  /** Where people may sign in with an account that they have elsewhere. */
  readonly providers: ProviderSettings;
  /** Signs links; undefined means one that is made and kept in the data folder. */
  readonly secretKey: string | undefined;
  /** Undefined means that mails are kept as files. */
  readonly smtpUrl: string | undefined;
  /** Address that mails come from. */
  readonly mailFrom: string;
  readonly downloadUrls: {
    readonly mac: string | undefined;
    readonly windows: string | undefined;
  };
  /** Undefined when purchases are closed. */
  readonly stripe: StripeEnvironment | undefined;
  readonly offersOnSale: readonly OfferId[];
  readonly billingPerMinute: number;
  readonly googleCalendarApiUrl: string;
  readonly microsoftGraphApiUrl: string;
  /** Whether iCal addresses in private networks may be read, and over plain http. */
  readonly calendarPrivateAddresses: boolean;
  /** Calendars that each account may connect, remove or have read again. */
  readonly calendarPerMinute: number;
  /** Whether the day of people who do not pay is limited. */
  readonly dailyLimit: boolean;
  /** Changes of settings and reports of use that each account may send. */
  readonly accountWritesPerMinute: number;
  /** Environment of the processes that the server starts: enough to run, no secrets. */
  readonly childEnvironment: Readonly<Record<string, string>>;
}

/** Checks the variables. The reason of a failure is one sentence a variable, for the person who set them. */
export function parseEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): Result<Environment, string> {
  // A variable that is set to nothing counts as not set.
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    return failed(parsed.error.issues.map((issue) => sentenceFor(issue, filled)).join('\n'));
  }
  const env = parsed.data;
  return ok({
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    analyticsId: env.GA_MEASUREMENT_ID,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    dataDir: path.resolve(ROOT, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    ai: aiEnvironment(env),
    aiFallback: env.AI_FALLBACK === 'on',
    suggestionsPerMinute: env.SUGGESTIONS_PER_MINUTE,
    visitorSuggestionsPerDay: env.VISITOR_SUGGESTIONS_PER_DAY,
    articlesPerMinute: env.ARTICLES_PER_MINUTE,
    formsPerMinute: env.FORMS_PER_MINUTE,
    beaconsPerMinute: env.BEACONS_PER_MINUTE,
    signInsPerMinute: env.SIGN_INS_PER_MINUTE,
    providers: providerSettings(env),
    secretKey: env.SECRET_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? defaultSender(env.PUBLIC_URL),
    downloadUrls: { mac: env.DOWNLOAD_URL_MAC, windows: env.DOWNLOAD_URL_WINDOWS },
    stripe: stripeEnvironment(env),
    offersOnSale: env.OFFERS_ON_SALE,
    billingPerMinute: env.BILLING_PER_MINUTE,
    googleCalendarApiUrl: env.GOOGLE_CALENDAR_API_URL,
    microsoftGraphApiUrl: env.MICROSOFT_GRAPH_API_URL,
    calendarPrivateAddresses: env.CALENDAR_PRIVATE_ADDRESSES === 'on',
    calendarPerMinute: env.CALENDAR_PER_MINUTE,
    dailyLimit: env.DAILY_LIMIT === 'on',
    accountWritesPerMinute: env.ACCOUNT_WRITES_PER_MINUTE,
    childEnvironment: childEnvironment(given),
  });
}

/**
 * Reads the process environment and, where a variable is not set there, the file `.env` in the repository's root.
 * The only place that reads them.
 */
export function readEnvironment(): Result<Environment, string> {
  try {
    process.loadEnvFile(path.join(ROOT, '.env'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
  }
  return parseEnvironment(process.env);
}

function aiEnvironment(env: z.infer<typeof variables>): AiEnvironment | undefined {
  const apiKey = env.AI_API_KEY ?? env.OPENAI_API_KEY;
  // A model server on this machine needs no key.
  const isLocal = isLoopback(env.AI_BASE_URL);
  if (apiKey === undefined && !isLocal) return undefined;
  const defaults = isLocal ? AI_TIME_LIMITS.local : AI_TIME_LIMITS.hosted;
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: apiKey ?? 'none',
    suggestionModel: env.AI_MODEL,
    articleModel: env.AI_ARTICLE_MODEL,
    isLocal,
    attemptTimeoutMs: env.AI_ATTEMPT_TIMEOUT_MS ?? defaults.attemptMs,
    totalTimeoutMs: env.AI_TOTAL_TIMEOUT_MS ?? defaults.totalMs,
    concurrency: env.AI_CONCURRENCY,
  };
}

/** Without the secret of its messages, nobody would hear from the provider who has paid. */
function stripeEnvironment(env: z.infer<typeof variables>): StripeEnvironment | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL };
}

function providerSettings(env: z.infer<typeof variables>): ProviderSettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_DISCOVERY_URL } = env;
  const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_AUTHORITY } = env;
  return {
    google:
      GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            discoveryUrl: GOOGLE_DISCOVERY_URL,
          },
    microsoft:
      MICROSOFT_CLIENT_ID === undefined || MICROSOFT_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientId: MICROSOFT_CLIENT_ID,
            clientSecret: MICROSOFT_CLIENT_SECRET,
            authority: MICROSOFT_AUTHORITY.replace(/\/+$/u, ''),
          },
  };
}

/** The address that mails come from where the operator names none: at the host that people know. */
function defaultSender(publicUrl: string | undefined): string {
  const address = `hello@${publicUrl === undefined ? '' : new URL(publicUrl).hostname}`;
  return isValidEmail(address) ? address : 'hello@localhost';
}

function childEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const names = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'TZ'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function sentenceFor(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string },
  given: Readonly<Record<string, string | undefined>>,
): string {
  const name = String(issue.path[0]);
  const shown = SECRET.has(name) ? 'not shown, it may hold a secret' : `"${given[name] ?? ''}"`;
  return `${name} must be ${issue.message} (given: ${shown}).`;
}

function wholeNumber(min: number, max: number) {
  const message = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/u, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `one of ${values.join(', ')}`);
}

/** Names separated by commas. */
function listOf<const Name extends string>(names: readonly Name[]) {
  const isName = (text: string): text is Name => (names as readonly string[]).includes(text);
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts): parts is Name[] => parts.every(isName),
      `names separated by commas, of ${names.join(', ')}`,
    );
}

function url(protocols: readonly string[]) {
  const message = `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);
}

function emailAddress() {
  return z
    .string()
    .transform(normaliseEmail)
    .refine(isValidEmail, 'an e-mail address without a name (hello@overtone.example)');
}

/** What people install, and what a key is sent to, is reached over a connection that nobody can change. */
function secureUrl() {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && (new URL(text).protocol === 'https:' || isLocalHttp(text)),
      'an address that starts with https://',
    );
}

function isLocalHttp(address: string): boolean {
  return new URL(address).protocol === 'http:' && isLoopback(address);
}
