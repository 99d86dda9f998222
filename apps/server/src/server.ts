import { randomInt } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { PageFacts } from '@overtone/domain/site/page-marks';
import type { Milliseconds } from '@overtone/domain/units';
import { destination, type Logger, pino } from 'pino';
import packageFile from '../package.json' with { type: 'json' };
import { aiChat } from './adapters/ai-chat.ts';
import { databaseLimiters, type LimiterOf } from './adapters/database-rate-limiter.ts';
import { folderMailSender, mailFolder } from './adapters/folder-mail-sender.ts';
import { smtpMailSender } from './adapters/smtp-mail-sender.ts';
import { type AiDependencies, type AppDependencies, createApp } from './app.ts';
import { startPgChangeFeed } from './adapters/pg-change-feed.ts';
import { every, monotonicNow, wallClock } from './clock.ts';
import { REQUEST_LIMITS } from './database/connection.ts';
import { openDatabase, type OpenedDatabase } from './database/open-database.ts';
import type { Environment } from './env.ts';
import type { AiEnvironment } from './environment/ai-environment.ts';
import { hasRoom } from './free-space.ts';
import { countTraffic, startAlerts } from './modules/alerts/start-alerts.ts';
import { backupStanding } from './modules/backup/backup-state.ts';
import { type DailyBackups, startDailyBackups } from './modules/backup/daily-backup.ts';
import { createBilling } from './modules/billing/create-billing.ts';
import { startReconciling } from './modules/billing/reconcile-loop.ts';
import { watchPaymentAccount } from './modules/billing/watch-account.ts';
import { startCalendar } from './modules/calendar/start-calendar.ts';
import { createIdentity } from './modules/identity/identity.ts';
import { identityLimiters } from './modules/identity/identity-limiters.ts';
import { providerTokens } from './modules/identity/provider-tokens.ts';
import { deliverDueMails, type MailDelivery } from './modules/mail/deliver-due-mails.ts';
import { type MailLoop, startMailLoop } from './modules/mail/mail-loop.ts';
import { countWaitingMails, oldestWaitingMail } from './modules/mail/outbox.ts';
import { readInlineCode } from './http/inline-code.ts';
import { drain, listen, originsOf, urlOf } from './http/listening.ts';
import { loggableError } from './http/loggable-error.ts';
import { claimKey } from './secrets/key-claim.ts';
import { keyFingerprint } from './secrets/key-fingerprint.ts';
import { startMetricsListener } from './modules/metrics/metrics-listener.ts';
import { releasesOf } from './modules/downloads/routes.ts';
import { unsubscribeTokens } from './modules/newsletter/unsubscribe-tokens.ts';
import { startRetention } from './modules/retention/retention-loop.ts';
import { sweep } from './modules/retention/sweep.ts';
import { describeSetup } from './modules/setup/describe-setup.ts';
import type { SetupLine } from './modules/setup/setup-line.ts';
import { createPersonal } from './modules/usage/create-personal.ts';
import { suggestionDependencies } from './modules/suggestion/module.ts';
import { startWarmUp } from './modules/suggestion/warm-up.ts';
import { fillFiles } from './modules/static/filled-files.ts';
import type { MailSender } from './ports/mail-sender.ts';
import { runAll } from './run-all.ts';
import { keptSecretKey } from './secrets/secret-key.ts';
import { type Secrets, serverSecrets } from './secrets/secrets.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const TRACKS_FOLDER = fileURLToPath(new URL('../../../packages/nature/tracks', import.meta.url));
const REQUEST_TIMEOUT_MS = 30_000;
/** No request waits until its line is written, and lines go together: one write each costs as much as a small page. */
const LOG_WRITES = { sync: false, minLength: 4_096, periodicFlush: 250 };
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
  /** Receives what is configured and what is not, once the server is ready; otherwise the log does. */
  readonly onSetup?: (lines: readonly SetupLine[]) => void;
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
  { onProgress = () => undefined, onSetup, folders = {} }: StartOptions = {},
): Promise<RunningServer> {
  const { siteFolder = SITE_FOLDER, tracksFolder = TRACKS_FOLDER } = folders;
  const cleanups: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runAll(cleanups.toReversed()));

  try {
    const database = await openDatabase(environment, { onProgress, limits: REQUEST_LIMITS });
    cleanups.push(database.close);
    const secretKey = environment.secretKey ?? (await keptSecretKey(environment.dataDir));
    await claimKey(database.database, secretKey);
    const secrets = serverSecrets(secretKey);
    const limiter = databaseLimiters(database.database, secrets.hash('allowance'));
    const tokens = unsubscribeTokens(secrets.hash('unsubscribe'));
    const log = pino(
      {
        level: environment.logLevel,
        base: null,
        serializers: { err: (error: unknown) => loggableError(error) },
      },
      destination(LOG_WRITES),
    );

    // The application names its own address, which is known once the port is. Whoever comes before it is ready waits, since
    // a proxy would pass a refusal on.
    const { promise: ready, resolve: begin } = Promise.withResolvers<RequestListener>();
    const server = createServer(
      { requestTimeout: REQUEST_TIMEOUT_MS },
      (...request) => void ready.then((answer) => answer(...request)),
    );
    const url = urlOf(environment.host, await listen(server, environment));
    cleanups.push(() => drain(server));
    cleanups.push(() => Promise.resolve(begin((_, response) => response.writeHead(503).end())));
    const siteUrl = environment.publicUrl ?? url;
    const { metricsHost, metricsPort } = environment;
    // What counts is loaded only where somebody reads the figures.
    const metrics =
      metricsPort === undefined
        ? undefined
        : (await import('./modules/metrics/metrics.ts')).createMetrics(monotonicNow);
    const billing = createBilling({
      ...environment,
      siteUrl,
      trialHash: secrets.hash('trial'),
      database: database.database,
      now: wallClock,
      onUnknownCustomer: (customerId) => {
        metrics?.countUnknownCustomer();
        log.error(
          { customerId },
          'the payment provider knows nothing of a customer; what was subscribed to stays as it was',
        );
      },
      limiter: limiter('billing', environment.billingPerMinute),
    });
    if (billing.purchases !== undefined) {
      const { account } = billing.purchases;
      cleanups.push(await watchPaymentAccount({ account, wait, log }));
    }
    const feed = startPgChangeFeed({ pool: database.pool, wait, log });
    cleanups.push(feed.stop);
    const personal = createPersonal({
      ...environment,
      ...billing.subscriptions,
      database: database.database,
      now: wallClock,
      feed,
      every,
      limiter: limiter('personal', environment.accountWritesPerMinute),
    });
    cleanups.push(() => Promise.resolve(personal.streams.closeAll()));
    let mailLoop: MailLoop | undefined;
    const onMailPromised = () => mailLoop?.wake();
    const linkBox = secrets.box('mail links');
    const origins = originsOf(siteUrl);
    const identity = createIdentity({
      ...environment,
      siteUrl,
      origins,
      signInKey: secrets.signInKey,
      linkBox,
      limiters: identityLimiters(limiter, environment.signInsPerMinute),
      database: database.database,
      now: wallClock,
      onMailPromised,
      log,
    });
    const dependencies = appDependencies(environment, database, log, { limiter, secrets });
    const calendar = startCalendar({
      ...environment,
      ...billing.subscriptions,
      ...dependencies,
      monotonicNow,
      now: wallClock,
      limiterOf: limiter,
      box: secrets.box('calendar'),
      addressHash: secrets.hash('calendar address'),
      tokens: providerTokens(identity, log),
    });
    cleanups.push(calendar.stop);
    let backups: DailyBackups | undefined;
    const backupsStand = () =>
      environment.backupDir === undefined ? 'off' : backupStanding(backups?.state(), wallClock());
    const counted = countTraffic(monotonicNow);
    const app = createApp({
      ...dependencies,
      backups: backupsStand,
      personOf: identity.personOf,
      identity,
      billing,
      calendar,
      personal,
      origins,
      unsubscribeTokens: tokens,
      onMailPromised,
      observers: [counted.observe, ...(metrics ? [metrics.observeRequests] : [])],
      filledFiles: await fillFiles(siteFolder, factsOf(environment, siteUrl), {
        offersOnSale: billing.purchases?.offersOnSale ?? [],
        dailyLimit: environment.dailyLimit,
      }),
      inlineCode: await readInlineCode(siteFolder),
      siteFolder,
      tracksFolder,
    });
    begin(getRequestListener(app.fetch));
    const mailSender = senderOf(environment);
    mailLoop = startMails({
      sender: mailSender,
      database: database.database,
      links: {
        siteUrl,
        releases: releasesOf(environment.downloadUrls),
        unsubscribeToken: tokens.sign,
        openLink: linkBox.open,
      },
      log,
      onGivenUp: (why) => metrics?.countGivenUpMail(why),
    });
    cleanups.push(mailLoop.stop);
    if (environment.ai?.isLocal && dependencies.ai) {
      cleanups.push(startWarmUp(dependencies.ai, log));
    }
    cleanups.push(
      startRetention({ sweep: () => sweep(database.database, wallClock()), wait, log }),
    );
    if (environment.backupDir !== undefined) {
      backups = startDailyBackups({
        connectionString: database.connectionString,
        folder: environment.backupDir,
        origin: { program: packageFile.version, keyFingerprint: keyFingerprint(secretKey) },
        now: wallClock,
        wait,
        log,
      });
      cleanups.push(backups.stop);
      metrics?.observeBackups(backups.state);
    }
    if (billing.purchases !== undefined) {
      cleanups.push(startReconciling({ service: billing.purchases.service, wait, log }));
    }
    cleanups.push(
      startAlerts({
        siteUrl,
        email: environment.alertEmail,
        webhookUrl: environment.alertWebhookUrl,
        sender: mailSender,
        database: database.database,
        isDatabaseReachable: database.isReachable,
        folders: writtenFolders(environment, database),
        backups: backupsStand,
        traffic: counted.traffic,
        now: wallClock,
        wait,
        log,
      }),
    );
    if (metrics !== undefined && metricsPort !== undefined) {
      metrics.observePool(database.pool);
      metrics.observeMails({
        countWaiting: () => countWaitingMails(database.database),
        oldestAgeSeconds: async () => {
          const since = (await oldestWaitingMail(database.database)) ?? wallClock();
          return (wallClock().getTime() - since.getTime()) / 1000;
        },
      });
      cleanups.push(
        (await startMetricsListener(metrics, { host: metricsHost, port: metricsPort })).stop,
      );
    }
    (onSetup ?? logSetup(log))(describeSetup(environment));
    return { url, stop };
  } catch (error) {
    // Why the start failed matters more than what went wrong while tidying up after it.
    await stop().catch(() => undefined);
    throw error;
  }
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

function logSetup(log: Logger): (setup: readonly SetupLine[]) => void {
  return (setup) => {
    const isWrong = setup.some(({ state }) => state === 'wrong');
    log[isWrong ? 'warn' : 'info']({ setup }, 'what is set up');
  };
}

function appDependencies(
  environment: Environment,
  { database, isReachable, folder }: OpenedDatabase,
  log: Logger,
  { limiter, secrets }: { readonly limiter: LimiterOf; readonly secrets: Secrets },
): Omit<
  AppDependencies,
  | 'siteFolder'
  | 'backups'
  | 'filledFiles'
  | 'inlineCode'
  | 'tracksFolder'
  | 'unsubscribeTokens'
  | 'onMailPromised'
  | 'personOf'
  | 'identity'
  | 'origins'
  | 'billing'
  | 'calendar'
  | 'personal'
> {
  const { aiFallback, trustedProxies, publicUrl, downloadUrls, dataDir } = environment;
  return {
    version: packageFile.version,
    log,
    now: monotonicNow,
    wallClock,
    random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    database,
    isDatabaseReachable: isReachable,
    hasRoom: () => hasRoom(folder === undefined ? [dataDir] : [dataDir, folder]),
    ai: environment.ai && aiDependencies(environment.ai),
    aiFallback,
    openSealed: (label, sealed) => secrets.box(label).open(sealed),
    suggestions: suggestionDependencies(environment, limiter, secrets),
    suggestionLimiter: limiter('suggestion', environment.suggestionsPerMinute),
    articleLimiter: limiter('article', environment.articlesPerMinute),
    formLimiter: limiter('form', environment.formsPerMinute),
    beaconLimiter: limiter('beacon', environment.beaconsPerMinute),
    downloadUrls,
    analyticsId: environment.analyticsId,
    isHttps: publicUrl?.startsWith('https:') ?? false,
    trustedProxies,
  };
}

function aiDependencies(ai: AiEnvironment): AiDependencies {
  return { ...ai, chat: aiChat(ai, monotonicNow) };
}

function senderOf({ smtpUrl, mailFrom, dataDir }: Environment): MailSender {
  return smtpUrl === undefined
    ? folderMailSender(mailFolder(dataDir), mailFrom)
    : smtpMailSender({ smtpUrl, from: mailFrom });
}

/** Folders that the server and its own database write to. */
function writtenFolders(
  { dataDir, backupDir }: Environment,
  { folder }: Pick<OpenedDatabase, 'folder'>,
): readonly string[] {
  return [dataDir, folder, backupDir].filter((each) => each !== undefined);
}

function startMails(
  parts: Pick<MailDelivery, 'database' | 'links' | 'log' | 'onGivenUp' | 'sender'>,
): MailLoop {
  // Nothing to download yet: the mails with the links wait for it.
  const held = parts.links.releases.length > 0 ? [] : (['download_links'] as const);
  const delivery: MailDelivery = { ...parts, held, now: wallClock };
  return startMailLoop({ deliver: () => deliverDueMails(delivery), wait, log: parts.log });
}

/** Pauses, unless there is a reason not to. */
function wait(ms: Milliseconds, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal }).catch(() => undefined);
}
