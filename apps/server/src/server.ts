import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import packageFile from '../package.json' with { type: 'json' };
import { memoryRateLimiter } from './adapters/memory-rate-limiter.ts';
import { openAiChat } from './adapters/openai-chat.ts';
import { type AiDependencies, type AppDependencies, createApp } from './app.ts';
import { monotonicNow } from './clock.ts';
import { connectDatabase, type DatabaseConnection } from './database/connection.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { AiEnvironment, Environment } from './env.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const TRACKS_FOLDER = fileURLToPath(new URL('../../../packages/nature/tracks', import.meta.url));
const DRAIN_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const RANDOM_STEPS = 2 ** 47;

/** A server that answers requests. */
export interface RunningServer {
  /** Where it answers. */
  readonly url: string;
  /** Finishes the requests in progress, then ends everything that was started. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** What {@link startServer} may be told. */
export interface StartOptions {
  /** Receives sentences for the person who waits. */
  readonly onProgress?: (sentence: string) => void;
  /** Folders other than the repository's own. */
  readonly folders?: Partial<Pick<AppDependencies, 'siteFolder' | 'tracksFolder'>>;
}

/**
 * Starts the database and the server, and resolves once requests are answered.
 *
 * @throws Error with a sentence for people; whatever was started by then has been stopped again.
 */
export async function startServer(
  environment: Environment,
  { onProgress = () => undefined, folders = {} }: StartOptions = {},
): Promise<RunningServer> {
  const cleanups: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runAll(cleanups.toReversed()));

  try {
    const database = await openDatabase(environment, onProgress, cleanups);
    const app = createApp({
      ...appDependencies(environment, database),
      siteFolder: SITE_FOLDER,
      tracksFolder: TRACKS_FOLDER,
      ...folders,
    });
    const server = createServer(
      { requestTimeout: REQUEST_TIMEOUT_MS },
      getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    );
    const port = await listen(server, environment);
    cleanups.push(() => drain(server));
    return { url: urlOf(environment.host, port), stop };
  } catch (error) {
    // Why the start failed matters more than what went wrong while tidying up after it.
    await stop().catch(() => undefined);
    throw error;
  }
}

async function openDatabase(
  { databaseUrl, dataDir, childEnvironment }: Environment,
  onProgress: (sentence: string) => void,
  cleanups: (() => Promise<void>)[],
): Promise<DatabaseConnection> {
  let connectionString = databaseUrl;
  if (connectionString === undefined) {
    const embedded = await startEmbeddedPostgres({
      dataDir,
      environment: childEnvironment,
      onProgress,
    });
    cleanups.push(embedded.stop);
    ({ connectionString } = embedded);
  }
  const database = connectDatabase(connectionString);
  cleanups.push(database.close);
  await migrateDatabase(database.pool);
  return database;
}

function appDependencies(
  environment: Environment,
  database: DatabaseConnection,
): Omit<AppDependencies, 'siteFolder' | 'tracksFolder'> {
  const { aiFallback, trustedProxies, publicUrl } = environment;
  const limiter = (perMinute: number) => memoryRateLimiter({ perMinute, now: monotonicNow });
  return {
    version: packageFile.version,
    log: pino({ level: environment.logLevel, base: null }),
    now: monotonicNow,
    random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    isDatabaseReachable: database.isReachable,
    ai: environment.ai && aiDependencies(environment.ai),
    aiFallback,
    suggestionLimiter: limiter(environment.suggestionsPerMinute),
    articleLimiter: limiter(environment.articlesPerMinute),
    isHttps: publicUrl?.startsWith('https:') ?? false,
    trustedProxies,
  };
}

function aiDependencies(ai: AiEnvironment): AiDependencies {
  return { ...ai, chat: openAiChat(ai) };
}

function listen(server: Server, { host, port }: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} on ${host} is already in use. Set PORT to another one.`)
          : new Error(`Can't listen on ${host}, port ${port}: ${error.message}`),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Takes no new connection, lets requests in progress finish, and cuts off what takes too long. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Runs the steps in turn; one that fails does not keep the others from running. */
async function runAll(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}
