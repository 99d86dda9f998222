import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { VISITOR } from '../access/person.ts';
import { memoryRateLimiter } from './memory-rate-limiter.ts';
import { type AppDependencies, createApp } from '../app.ts';
import { connectDatabase } from '../database/connection.ts';
import type { ServerApp } from '../http/server-context.ts';
import { createBilling } from '../modules/billing/create-billing.ts';
import { inspectAnswer } from './inspect-answer.ts';
import { testIdentity } from './test-identity.ts';
import { TEST_SECRETS } from './test-secrets.ts';
import { testCalendar } from './test-calendar.ts';
import { testPersonal } from './test-personal.ts';
import { unsubscribeTokens } from '../modules/newsletter/unsubscribe-tokens.ts';

/** The calendar's time in a test, unless it says otherwise. */
export const TEST_TIME = new Date('2026-03-02T09:00:00.000Z');

/** The tokens of test applications. */
export const TEST_TOKENS = unsubscribeTokens(TEST_SECRETS.hash('unsubscribe'));

/** Nothing answers here; a test that needs a database brings one. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

/** Bytes of the one track in the test folders. */
export const TRACK_BYTES = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

/** Billing without a payment provider, and without a database. */
const TEST_BILLING = {
  stripe: undefined,
  offersOnSale: [],
  siteUrl: 'http://localhost',
  trialHash: TEST_SECRETS.hash('trial'),
  database: connectDatabase(NO_DATABASE).database,
  now: () => TEST_TIME,
  onUnknownCustomer: () => undefined,
};

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
    writeFile(path.join(tracksFolder, 'Serene Rain.mp3'), TRACK_BYTES),
  ]);
  return { siteFolder, tracksFolder, remove: () => rm(root, { recursive: true, force: true }) };
}

/** What a server writes into its log during a test. */
export interface CapturedLog {
  readonly log: AppDependencies['log'];
  readonly lines: () => Record<string, unknown>[];
}

/** A log that keeps its lines. */
export function captureLog(): CapturedLog {
  const written: string[] = [];
  const log = pino({ level: 'trace', base: null }, { write: (line) => void written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line)) };
}

/** An application without a provider and with a database that answers; `more` replaces any part. */
export function testApp(folders: TestFolders, more: Partial<AppDependencies> = {}): ServerApp {
  const now = () => 0;
  return createApp({
    version: '1.2.3',
    log: pino({ level: 'silent' }),
    now,
    random: () => 0,
    wallClock: () => TEST_TIME,
    database: connectDatabase(NO_DATABASE).database,
    isDatabaseReachable: () => Promise.resolve(true),
    hasRoom: () => Promise.resolve(true),
    backups: () => 'off',
    personOf: () => Promise.resolve(VISITOR),
    identity: testIdentity({
      database: more.database ?? connectDatabase(NO_DATABASE).database,
      now: more.wallClock ?? (() => TEST_TIME),
    }),
    origins: ['http://localhost'],
    ai: undefined,
    aiFallback: true,
    openSealed: (label, sealed) => TEST_SECRETS.box(label).open(sealed),
    suggestions: {
      secrets: TEST_SECRETS,
      visitorDayLimiter: memoryRateLimiter({ perMinute: 1000, now }),
    },
    billing: createBilling({
      ...TEST_BILLING,
      ...(more.database && { database: more.database }),
      limiter: memoryRateLimiter({ perMinute: 1000, now }),
    }),
    calendar: testCalendar({
      database: more.database ?? connectDatabase(NO_DATABASE).database,
      now: more.wallClock ?? (() => TEST_TIME),
    }),
    personal: testPersonal({
      database: more.database ?? connectDatabase(NO_DATABASE).database,
      now: more.wallClock ?? (() => TEST_TIME),
    }),
    suggestionLimiter: memoryRateLimiter({ perMinute: 1000, now }),
    articleLimiter: memoryRateLimiter({ perMinute: 1000, now }),
    formLimiter: memoryRateLimiter({ perMinute: 1000, now }),
    beaconLimiter: memoryRateLimiter({ perMinute: 1000, now }),
    unsubscribeTokens: TEST_TOKENS,
    onMailPromised: () => undefined,
    downloadUrls: { mac: undefined, windows: undefined },
    isHttps: false,
    trustedProxies: 0,
    siteFolder: folders.siteFolder,
    filledFiles: new Map(),
    inlineCode: new Map(),
    tracksFolder: folders.tracksFolder,
    inspectAnswer,
    ...more,
  });
}

/** A request with a JSON body. */
export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
