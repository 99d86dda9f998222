import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { VISITOR } from '../access/person.ts';
import { memoryRateLimiter } from './in-memory/memory-rate-limiter.ts';
import { memoryChangeFeed } from './in-memory/memory-change-feed.ts';
import { type AppFrame, createApp } from '../app.ts';
import { connectDatabase } from '../database/connection.ts';
import type { ServerApp } from '../http/server-context.ts';
import { type Environment, parseEnvironment } from '../env.ts';
import type { Ground } from '../ground.ts';
import type { ServerModule } from '../server-module.ts';
import { createModules } from '../modules.ts';
import type { Billing } from '../modules/billing/create-billing.ts';
import type { Calendars } from '../modules/calendar/create-calendar.ts';
import type { HealthDependencies } from '../modules/health/module.ts';
import type { Identity } from '../modules/identity/identity.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import { inspectAnswer } from './inspect-answer.ts';
import { testIdentity } from './test-identity.ts';
import { TEST_SECRETS } from './test-secrets.ts';
import { testBilling } from './test-billing.ts';
import { testCalendar } from './test-calendar.ts';
import { type TestPersonal, testPersonal } from './test-personal.ts';
import { unsubscribeTokens } from '../modules/newsletter/unsubscribe-tokens.ts';

/** The calendar's time in a test, unless it says otherwise. */
export const TEST_TIME = new Date('2026-03-02T09:00:00.000Z');

/** The tokens of test applications. */
export const TEST_TOKENS = unsubscribeTokens(TEST_SECRETS.hash('unsubscribe'));

/** Nothing answers here; a test that needs a database brings one. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

/** Bytes of the one track in the test folders. */
export const TRACK_BYTES = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

/** Folders with a small site and one nature track, in a temporary place. */
export interface TestFolders {
  readonly siteFolder: string;
  readonly tracksFolder: string;
  readonly remove: () => Promise<void>;
}

/** Makes the folders that an application serves from. */
export async function makeFolders(): Promise<TestFolders> {
  const root = await mkdtemp(path.join(tmpdir(), 'overtone-app-'));
  const siteFolder = path.join(root, 'dist');
  const tracksFolder = path.join(root, 'tracks');
  await mkdir(path.join(siteFolder, 'assets'), { recursive: true });
  await mkdir(tracksFolder);
  const home = '<!doctype html><title>home</title>';
  await Promise.all([
    writeFile(path.join(root, 'secret.txt'), 'outside'),
    writeFile(path.join(siteFolder, 'index.html'), home),
    writeFile(path.join(siteFolder, 'index.html.br'), brotliCompressSync(home)),
    writeFile(path.join(siteFolder, 'index.html.gz'), gzipSync(home)),
    writeFile(path.join(siteFolder, 'demo.html'), '<!doctype html><title>demo</title>'),
    writeFile(path.join(siteFolder, 'reset-password.html'), '<!doctype html><title>reset</title>'),
    writeFile(path.join(siteFolder, 'robots.txt'), 'User-agent: *\n'),
    writeFile(path.join(siteFolder, '.hidden'), 'hidden'),
    writeFile(path.join(siteFolder, 'assets', 'app-1a2b.js'), 'export {};'),
    writeFile(path.join(siteFolder, 'assets', 'render-worker-1a2b.js'), 'export {};'),
    writeFile(path.join(tracksFolder, 'Serene Rain.mp3'), TRACK_BYTES),
  ]);
  return { siteFolder, tracksFolder, remove: () => rm(root, { recursive: true, force: true }) };
}

/** What a server writes into its log during a test. */
export interface CapturedLog {
  readonly log: AppFrame['log'];
  readonly lines: () => Record<string, unknown>[];
}

/** A log that keeps its lines. */
export function captureLog(): CapturedLog {
  const written: string[] = [];
  const log = pino({ level: 'trace', base: null }, { write: (line) => void written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line)) };
}

/** What a test may set of an application; everything else is as in an installation where nothing is configured. */
export interface TestAppOptions
  extends
    Partial<Omit<Ground, 'environment' | 'limiter' | 'metrics' | 'tracing'>>,
    Partial<Omit<AppFrame, keyof Ground>>,
    Partial<Pick<Environment, 'aiFallback' | 'analyticsId' | 'downloadUrls'>> {
  readonly identity?: Identity;
  readonly billing?: Billing;
  readonly calendar?: Calendars;
  readonly personal?: TestPersonal;
  /** How the backups stand. */
  readonly backups?: HealthDependencies['backups'];
  readonly onMailPromised?: () => void;
  /** Sees every request, before the modules do. */
  readonly observe?: ServerModule['observe'];
  readonly suggestionLimiter?: RateLimiter;
  /** Counts what visitors at one address have the model do in a day. */
  readonly visitorDayLimiter?: RateLimiter;
  readonly articleLimiter?: RateLimiter;
  readonly formLimiter?: RateLimiter;
  readonly beaconLimiter?: RateLimiter;
}

/** What an operator has who sets nothing. */
const ENVIRONMENT = environmentWithout();

function environmentWithout(): Environment {
  const environment = parseEnvironment({});
  if (!environment.ok) throw new Error(environment.reason);
  return { ...environment.value, ai: undefined };
}

/**
 * An application without a provider and with a database that answers, where whoever asks is signed in as far as the given
 * identity knows them, and else a visitor; `more` replaces any part.
 */
export function testApp(folders: TestFolders, more: TestAppOptions = {}): ServerApp {
  const now = () => 0;
  const database = more.database ?? connectDatabase(NO_DATABASE).database;
  const wallClock = more.wallClock ?? (() => TEST_TIME);
  const limiters: Readonly<Record<string, RateLimiter | undefined>> = {
    suggestion: more.suggestionLimiter,
    'visitor suggestion': more.visitorDayLimiter,
    article: more.articleLimiter,
    form: more.formLimiter,
    beacon: more.beaconLimiter,
  };
  const unlimited = memoryRateLimiter({ perMinute: 1000, now });
  const personal = more.personal ?? testPersonal({ database, now: wallClock });
  const ground: Ground = {
    environment: {
      ...ENVIRONMENT,
      dailyLimit: personal.dailyLimit,
      ...(more.aiFallback !== undefined && { aiFallback: more.aiFallback }),
      ...(more.analyticsId !== undefined && { analyticsId: more.analyticsId }),
      ...(more.downloadUrls && { downloadUrls: more.downloadUrls }),
    },
    version: '1.2.3',
    log: pino({ level: 'silent' }),
    now,
    wallClock,
    every: () => () => undefined,
    wait: () => Promise.resolve(),
    random: () => 0,
    database,
    connectionString: NO_DATABASE,
    isDatabaseReachable: () => Promise.resolve(true),
    hasRoom: () => Promise.resolve(true),
    writtenFolders: [],
    feed: memoryChangeFeed(),
    limiter: (name) => ({
      takeWithin: (_, key) => unlimited.take(key),
      ...(limiters[name] ?? unlimited),
    }),
    secrets: TEST_SECRETS,
    keyFingerprint: 'abc',
    ai: undefined,
    metrics: { service: undefined },
    tracing: { service: undefined },
    siteUrl: 'http://localhost',
    origins: ['http://localhost'],
    isHttps: false,
    siteFolder: folders.siteFolder,
    filledFiles: new Map(),
    inlineCode: new Map(),
    tracksFolder: folders.tracksFolder,
    ...more,
  };
  const { modules } = createModules(ground, {
    mail: { onPromised: more.onMailPromised ?? (() => undefined) },
    billing: more.billing ?? testBilling({ database, now: () => TEST_TIME }),
    identity: more.identity ?? testIdentity({ database, now: wallClock }),
    settings: { ...personal, service: personal.settings },
    usage: personal.usage,
    calendars: more.calendar ?? testCalendar({ database, now: wallClock }),
    backups: { standing: more.backups ?? (() => 'off') },
  });
  const frame: AppFrame = {
    ...ground,
    personOf: more.identity?.personOf ?? (() => Promise.resolve(VISITOR)),
    trustedProxies: 0,
    inspectAnswer,
    ...more,
  };
  return createApp(frame, more.observe ? [{ observe: more.observe }, ...modules] : modules);
}

/** A request with a JSON body. */
export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
