import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { isValidEmail } from '@overtone/domain/contact/email';
import type { OfferId } from '@overtone/domain/offers/offers';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { BucketSettings } from './adapters/bucket/bucket.ts';
import { type AiEnvironment, aiEnvironment } from './environment/ai-environment.ts';
import { bucketSettings } from './environment/bucket-environment.ts';
import { type OperatorFacts, operatorFacts } from './environment/operator-environment.ts';
import { providerSettings, type ProviderSettings } from './environment/provider-environment.ts';
import { type StripeEnvironment, stripeEnvironment } from './environment/stripe-environment.ts';
import { type TraceEnvironment, traceEnvironment } from './environment/trace-environment.ts';
import { type LOG_LEVELS, SECRET, variables } from './environment/variables.ts';

/** The repository's root, against which relative paths in the environment are read. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

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
  /** Address that a monitoring system is answered on. */
  readonly metricsHost: string;
  /** Port that a monitoring system reads; undefined means none. */
  readonly metricsPort: number | undefined;
  /** Where traces are sent; undefined means that none are made. */
  readonly traces: TraceEnvironment | undefined;
  /** Whom the server tells by mail that something is wrong; undefined means nobody. */
  readonly alertEmail: string | undefined;
  /** Where it posts the same; undefined means nowhere. */
  readonly alertWebhookUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Absolute path. */
  readonly dataDir: string;
  /** Where a backup a day is kept, an absolute path; undefined means that none is made. */
  readonly backupDir: string | undefined;
  /** Where backups are copied to; undefined means nowhere. */
  readonly backupBucket: BucketSettings | undefined;
  /** A PostgreSQL of the operator's own; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The same database without a pool of connections in between; undefined means that none is in between. */
  readonly databaseDirectUrl: string | undefined;
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
  /** Mails of letters and newsletters in a minute, at most. */
  readonly lettersPerMinute: number;
  readonly downloadUrls: {
    readonly mac: string | undefined;
    readonly windows: string | undefined;
  };
  /** What pages say of whoever runs this server. */
  readonly operator: OperatorFacts;
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
  /** Whether a script of npm started this program. */
  readonly isRunByNpm: boolean;
  /** Environment of the processes that the server starts: enough to run, no secrets. */
  readonly childEnvironment: Readonly<Record<string, string>>;
}

/** Checks the variables. The reason of a failure is one sentence a variable, for the person who set them. */
export function parseEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): Result<Environment, string> {
  const filled = {
    // What `npm start` asks for at a terminal; whatever the operator sets, wherever, goes before it.
    LOG_LEVEL: given['LOG_LEVEL_UNLESS_SET'],
    // A variable that is set to nothing counts as not set.
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim())),
  };
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
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT,
    traces: traceEnvironment(env),
    alertEmail: env.ALERT_EMAIL,
    alertWebhookUrl: env.ALERT_WEBHOOK_URL,
    logLevel: env.LOG_LEVEL,
    dataDir: path.resolve(ROOT, env.DATA_DIR),
    backupDir: env.BACKUP_DIR === undefined ? undefined : path.resolve(ROOT, env.BACKUP_DIR),
    backupBucket: bucketSettings(env),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
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
    lettersPerMinute: env.LETTERS_PER_MINUTE,
    downloadUrls: { mac: env.DOWNLOAD_URL_MAC, windows: env.DOWNLOAD_URL_WINDOWS },
    operator: operatorFacts(env),
    stripe: stripeEnvironment(env),
    offersOnSale: env.OFFERS_ON_SALE,
    billingPerMinute: env.BILLING_PER_MINUTE,
    googleCalendarApiUrl: env.GOOGLE_CALENDAR_API_URL,
    microsoftGraphApiUrl: env.MICROSOFT_GRAPH_API_URL,
    calendarPrivateAddresses: env.CALENDAR_PRIVATE_ADDRESSES === 'on',
    calendarPerMinute: env.CALENDAR_PER_MINUTE,
    dailyLimit: env.DAILY_LIMIT === 'on',
    accountWritesPerMinute: env.ACCOUNT_WRITES_PER_MINUTE,
    isRunByNpm: given['npm_lifecycle_event'] !== undefined,
    childEnvironment: childEnvironment(given),
  });
}

/**
 * Reads the process environment and, where a variable is not set there, the file `.env` in the repository's root. One that
 * is there and can't be read is a failure: without it, a server would begin with an empty database and another key.
 * The only place that reads them.
 */
export function readEnvironment(file = path.join(ROOT, '.env')): Result<Environment, string> {
  const text = textOf(file);
  if (!text.ok) return text;
  for (const [name, value] of Object.entries(parseEnv(text.value))) {
    if (value !== undefined) process.env[name] ??= value;
  }
  return parseEnvironment(process.env);
}

/** What a file says; nothing where there is none. */
function textOf(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 'code' in error && error.code === 'ENOENT'
      ? ok('')
      : failed(`The settings in ${file} can’t be read: ${error.message}.`);
  }
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
