import { isIPv4 } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARTICLE_MODEL } from '@overtone/domain/article/article-prompt';
import { isValidEmail, normaliseEmail } from '@overtone/domain/contact/email';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';

/** The repository's root, against which relative paths in the environment are read. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Each variable's message completes the sentence "NAME must be ...". */
const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
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
  AI_ATTEMPT_TIMEOUT_MS: wholeNumber(100, 120_000).default(8_000),
  AI_TOTAL_TIMEOUT_MS: wholeNumber(100, 120_000).default(12_000),
  SUGGESTIONS_PER_MINUTE: wholeNumber(1, 100_000).default(20),
  ARTICLES_PER_MINUTE: wholeNumber(1, 100_000).default(10),
  FORMS_PER_MINUTE: wholeNumber(1, 100_000).default(6),
  BEACONS_PER_MINUTE: wholeNumber(1, 100_000).default(120),
  SECRET_KEY: z.string().min(32, '32 characters or more').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: emailAddress().optional(),
  DOWNLOAD_URL_MAC: downloadUrl().optional(),
  DOWNLOAD_URL_WINDOWS: downloadUrl().optional(),
});

/** Variables whose value is never repeated in a message. */
const SECRET = new Set(['DATABASE_URL', 'AI_API_KEY', 'OPENAI_API_KEY', 'SECRET_KEY', 'SMTP_URL']);

/** How to reach the AI provider. */
export interface AiEnvironment {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly suggestionModel: string;
  readonly articleModel: string;
  readonly attemptTimeoutMs: Milliseconds;
  readonly totalTimeoutMs: Milliseconds;
}

/** Everything an operator can configure, checked. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** The address that people use, when it differs from the one listened on. */
  readonly publicUrl: string | undefined;
  /** How many proxies in front of the server may be believed about who the client is. */
  readonly trustedProxies: number;
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
  readonly articlesPerMinute: number;
  readonly formsPerMinute: number;
  readonly beaconsPerMinute: number;
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
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    dataDir: path.resolve(ROOT, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    ai: aiEnvironment(env),
    aiFallback: env.AI_FALLBACK === 'on',
    suggestionsPerMinute: env.SUGGESTIONS_PER_MINUTE,
    articlesPerMinute: env.ARTICLES_PER_MINUTE,
    formsPerMinute: env.FORMS_PER_MINUTE,
    beaconsPerMinute: env.BEACONS_PER_MINUTE,
    secretKey: env.SECRET_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? defaultSender(env.PUBLIC_URL),
    downloadUrls: { mac: env.DOWNLOAD_URL_MAC, windows: env.DOWNLOAD_URL_WINDOWS },
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
  if (apiKey === undefined && !isLoopback(env.AI_BASE_URL)) return undefined;
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: apiKey ?? 'none',
    suggestionModel: env.AI_MODEL,
    articleModel: env.AI_ARTICLE_MODEL,
    attemptTimeoutMs: env.AI_ATTEMPT_TIMEOUT_MS,
    totalTimeoutMs: env.AI_TOTAL_TIMEOUT_MS,
  };
}

/** The address that mails come from where the operator names none: at the host that people know. */
function defaultSender(publicUrl: string | undefined): string {
  const address = `hello@${publicUrl === undefined ? '' : new URL(publicUrl).hostname}`;
  return isValidEmail(address) ? address : 'hello@localhost';
}

function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  const isIpv4Loopback = isIPv4(hostname) && hostname.startsWith('127.');
  return isIpv4Loopback || hostname === 'localhost' || hostname === '[::1]';
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

/** A program that people install has to come over a connection that nobody can change it on. */
function downloadUrl() {
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
