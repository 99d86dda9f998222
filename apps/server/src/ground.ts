import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { PageFacts } from '@overtone/domain/site/page-marks';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import { destination, type Logger, pino } from 'pino';
import packageFile from '../package.json' with { type: 'json' };
import { aiChat } from './adapters/chat/ai-chat.ts';
import { databaseLimiters, type LimiterOf } from './adapters/database-rate-limiter.ts';
import { startPgChangeFeed } from './adapters/pg-change-feed.ts';
import { type Database, REQUEST_LIMITS } from './database/connection.ts';
import { openDatabase } from './database/open-database.ts';
import type { Environment } from './env.ts';
import { hasRoom } from './free-space.ts';
import { type InlineCodeByPage, readInlineCode } from './http/policy/inline-code.ts';
import { siteStyleAddress } from './http/pages/site-style.ts';
import { openDoor, originsOf, type Door } from './http/listening.ts';
import { loggableError } from './http/log/loggable-error.ts';
import { releasesOf } from './modules/downloads/module.ts';
import type { HealthDependencies } from './modules/health/module.ts';
import { createMetrics } from './modules/metrics/module.ts';
import { createTracing } from './modules/tracing/module.ts';
import type { Tracing } from './modules/tracing/tracing.ts';
import { operatorsHosts } from './environment/operators-hosts.ts';
import type { Metrics } from './modules/metrics/metrics.ts';
import { type FilledFiles, fillFiles } from './modules/static/filled-files.ts';
import type { LanguageModel } from './ports/ai.ts';
import type { ChangeFeed } from './ports/change-feed.ts';
import { claimKey } from './secrets/key-claim.ts';
import { keyFingerprint } from './secrets/key-fingerprint.ts';
import { keptSecretKey } from './secrets/secret-key.ts';
import { type Secrets, serverSecrets } from './secrets/secrets.ts';
import type { End, ServiceModule } from './server-module.ts';
import { every, monotonicNow, pause, wallClock } from './time/clock.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const TRACKS_FOLDER = fileURLToPath(new URL('../../../packages/nature/tracks', import.meta.url));
/** No request waits until its line is written, and lines go together: one write each costs as much as a small page. */
const LOG_WRITES = { sync: false, minLength: 4_096, periodicFlush: 250 };
const RANDOM_STEPS = 2 ** 47;

/** What the server stands on, opened: of this each module is handed what it needs. */
export interface Ground {
  readonly environment: Omit<Environment, 'ai'>;
  readonly version: string;
  readonly log: Logger;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  /** The calendar's time, for records. */
  readonly wallClock: () => Date;
  /** Calls `run` every `periodMs` until stopped. */
  readonly every: (periodMs: Milliseconds, run: () => void) => Stop;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  readonly wait: (ms: Milliseconds, signal: AbortSignal) => Promise<void>;
  /** A number from 0 up to but not including 1, new at every call. */
  readonly random: () => UnitInterval;
  readonly database: Database;
  /** Opens further connections to it, with nothing in between. */
  readonly connectionString: string;
  readonly isDatabaseReachable: HealthDependencies['isDatabaseReachable'];
  readonly hasRoom: HealthDependencies['hasRoom'];
  /** Where the server and its own database write. */
  readonly writtenFolders: readonly string[];
  readonly feed: ChangeFeed;
  readonly limiter: LimiterOf;
  readonly secrets: Secrets;
  /** Undefined when no provider is configured. */
  readonly ai: LanguageModel | undefined;
  readonly metrics: ServiceModule<Metrics | undefined>;
  readonly tracing: ServiceModule<Tracing | undefined>;
  /** The address that people use. */
  readonly siteUrl: string;
  /** Origins of the server's own pages. */
  readonly origins: readonly string[];
  /** Whether people reach the server over HTTPS. */
  readonly isHttps: boolean;
  /** The built site. */
  readonly siteFolder: string;
  readonly filledFiles: FilledFiles;
  readonly inlineCode: InlineCodeByPage;
  /** Address of the built site's stylesheet; undefined where no site was built. */
  readonly siteStyle?: string | undefined;
  /** The nature tracks, named as in the settings. */
  readonly tracksFolder: string;
  /** Names the server's secret in what it leaves behind. */
  readonly keyFingerprint: string;
}

/** How {@link openGround} opens. */
export interface GroundOptions {
  /** Receives sentences for the person who waits. */
  readonly onProgress: (sentence: string) => void;
  /** Folders other than the repository's own. */
  readonly folders: Partial<Pick<Ground, 'siteFolder' | 'tracksFolder'>>;
  /** Receives what ends each thing that was begun, as soon as it was. */
  readonly onBegun: (end: End) => void;
  /** Ends what requests are answered with: once the door has closed behind the last, and before the database does. */
  readonly onceAnswered: End;
}

/**
 * Opens the database and the port. Whoever comes waits at the door until they are let in.
 *
 * @throws Error with a sentence for people.
 */
export async function openGround(
  environment: Environment,
  { onProgress, folders, onBegun, onceAnswered }: GroundOptions,
): Promise<{ readonly ground: Ground; readonly door: Door }> {
  const { siteFolder = SITE_FOLDER, tracksFolder = TRACKS_FOLDER } = folders;
  const opened = await openDatabase(environment, {
    onProgress,
    limits: REQUEST_LIMITS,
    isShared: true,
  });
  onBegun(opened.close);
  onBegun(onceAnswered);
  const { database, pool, direct, isReachable, folder } = opened;
  const log = pino(
    {
      level: environment.logLevel,
      base: null,
      serializers: { err: (error: unknown) => loggableError(error) },
    },
    destination(LOG_WRITES),
  );
  // Before anything is asked of the database, since a connection is followed from its start.
  const tracing = await createTracing({
    traces: environment.traces,
    knownHosts: operatorsHosts(environment),
    pool,
    version: packageFile.version,
    log,
  });
  const secretKey = environment.secretKey ?? (await keptSecretKey(environment.dataDir));
  await claimKey(database, secretKey);
  const secrets = serverSecrets(secretKey);
  // The application names its own address, which is known once the port is.
  const door = await openDoor(environment);
  onBegun(door.close);
  const { ai, publicUrl, dataDir } = environment;
  const siteUrl = publicUrl ?? door.url;
  const writtenFolders = folder === undefined ? [dataDir] : [dataDir, folder];
  const feed = startPgChangeFeed({ pool, listeningPool: direct.pool, wait: pause, log });
  onBegun(feed.stop);
  const ground: Ground = {
    environment,
    version: packageFile.version,
    log,
    now: monotonicNow,
    wallClock,
    every,
    wait: pause,
    random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    database,
    connectionString: direct.connectionString,
    isDatabaseReachable: isReachable,
    hasRoom: () => hasRoom(writtenFolders),
    writtenFolders,
    feed,
    limiter: databaseLimiters(database, secrets.hash('allowance')),
    secrets,
    keyFingerprint: keyFingerprint(secretKey),
    ai: ai && { ...ai, chat: aiChat(ai, monotonicNow) },
    metrics: await createMetrics({ ...environment, pool, now: monotonicNow }),
    tracing,
    siteUrl,
    origins: originsOf(siteUrl),
    isHttps: publicUrl?.startsWith('https:') ?? false,
    siteFolder,
    filledFiles: await fillFiles(siteFolder, factsOf(environment, siteUrl), {
      offersOnSale: environment.stripe === undefined ? [] : environment.offersOnSale,
      dailyLimit: environment.dailyLimit,
    }),
    inlineCode: await readInlineCode(siteFolder),
    siteStyle: await siteStyleAddress(siteFolder),
    tracksFolder,
  };
  return { ground, door };
}

/** What the pages are filled with; they have no address of their own where people reach them at none. */
function factsOf(environment: Environment, siteUrl: string): PageFacts {
  const { operator, publicUrl, downloadUrls, analyticsId } = environment;
  return {
    ...operator,
    'analytics-id': analyticsId ?? 'none',
    releases: releasesOf(downloadUrls).join(' ') || 'none',
    'site-origin': new URL(siteUrl).origin,
    ...(publicUrl !== undefined && { 'public-origin': new URL(publicUrl).origin }),
  };
}
