import { receivePayment } from '@overtone/domain/contract/billing';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Api } from './access/api.ts';
import { assertEachIsDeclared, knowPerson } from './access/guard.ts';
import type { PersonOf } from './access/person.ts';
import type { Database } from './database/connection.ts';
import { AppError } from './http/app-error.ts';
import { clientAddress } from './http/client-address.ts';
import { errorResponse } from './http/error-response.ts';
import { fileShelf } from './http/file-shelf.ts';
import { limitBody } from './http/limit-body.ts';
import { refuseOtherMethods } from './http/method-not-allowed.ts';
import { neverStored } from './http/never-stored.ts';
import { plainPageStyleRoute } from './http/plain-page.ts';
import { requestId } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import type { InlineCodeByPage } from './http/inline-code.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { RequestContext, ServerApp, ServerContext } from './http/server-context.ts';
import { discardUnread, type DiscardLimits } from './http/unread-body.ts';
import type { OpenSealed } from './modules/account/export-account.ts';
import { changeEmailPage } from './modules/account/change-email-page.ts';
import { emailChangeService } from './modules/account/email-change.ts';
import { emailChangeRoutes } from './modules/account/email-change-routes.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { accountService } from './modules/account/service.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { analyticsService } from './modules/analytics/service.ts';
import { articleRoutes } from './modules/article/routes.ts';
import { articleService } from './modules/article/service.ts';
import { audioRoutes } from './modules/audio/routes.ts';
import type { BillingDependencies } from './modules/billing/create-billing.ts';
import { billingRoutes } from './modules/billing/routes.ts';
import type { CalendarDependencies } from './modules/calendar/create-calendar.ts';
import { calendarRoutes } from './modules/calendar/routes.ts';
import { capabilitiesRoutes } from './modules/capabilities/routes.ts';
import { downloadRequestRoutes } from './modules/download-requests/routes.ts';
import { forgetRequestRoutes } from './modules/download-requests/forget-routes.ts';
import { downloadRequestService } from './modules/download-requests/service.ts';
import { downloadRoutes, type DownloadUrls, releasesOf } from './modules/downloads/routes.ts';
import { type HealthDependencies, healthRoutes } from './modules/health/routes.ts';
import type { Identity } from './modules/identity/identity.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { newsletterRoutes } from './modules/newsletter/routes.ts';
import { newsletterService } from './modules/newsletter/service.ts';
import { unsubscribeRoutes } from './modules/newsletter/unsubscribe-routes.ts';
import type { UnsubscribeTokens } from './modules/newsletter/unsubscribe-tokens.ts';
import { openApiRoutes } from './modules/openapi/routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { builtSite } from './modules/static/built-site.ts';
import { type FilledFiles, openFilled } from './modules/static/filled-files.ts';
import { staticRoutes } from './modules/static/routes.ts';
import {
  type SuggestionModuleDependencies,
  suggestionModule,
} from './modules/suggestion/module.ts';
import { type PersonalDependencies, personalRoutes } from './modules/usage/create-personal.ts';
import type { AiChat } from './ports/ai.ts';
import type { RateLimiter } from './ports/rate-limiter.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** The payment provider's messages tell of everything in an invoice. */
const MAX_MESSAGE_BYTES = 1024 * 1024;
/** What is sent although it was refused: a film that somebody chose by mistake is read to its end at home's speed. */
const DISCARDED: DiscardLimits = { maxBytes: 64 * 1024 * 1024, maxMs: 10_000 };

/** A language model with the names and limits that the operator chose. */
export interface AiDependencies {
  readonly chat: AiChat;
  readonly suggestionModel: string;
  readonly articleModel: string;
  readonly attemptTimeoutMs: Milliseconds;
  readonly totalTimeoutMs: Milliseconds;
}

/** Everything the application needs from outside. */
export interface AppDependencies {
  readonly version: string;
  readonly log: Logger;
  /** Sees every request, for the figures of operation. */
  /** See every request and its answer. */
  readonly observers?: readonly MiddlewareHandler<ServerContext>[];
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  /** A number from 0 up to but not including 1, new at every call. */
  readonly random: () => UnitInterval;
  /** The calendar's time, for records. */
  readonly wallClock: () => Date;
  readonly database: Database;
  readonly isDatabaseReachable: () => Promise<boolean>;
  /** Whether the disk has room for what the server keeps. */
  readonly hasRoom: () => Promise<boolean>;
  /** How the backups stand that are made by themselves. */
  readonly backups: HealthDependencies['backups'];
  readonly personOf: PersonOf;
  /** Signing in, and what a sign-in is good for. */
  readonly identity: Identity;
  /** Origins of the server's own pages. */
  readonly origins: readonly string[];
  /** Undefined when no provider is configured. */
  readonly ai: AiDependencies | undefined;
  /** Whether a failed AI suggestion carries one made offline. */
  readonly aiFallback: boolean;
  /** Opens what is kept encrypted. */
  readonly openSealed: OpenSealed;
  readonly suggestions: SuggestionModuleDependencies;
  readonly billing: BillingDependencies;
  readonly calendar: CalendarDependencies;
  /** What follows a person from page to page. */
  readonly personal: PersonalDependencies;
  readonly suggestionLimiter: RateLimiter;
  readonly articleLimiter: RateLimiter;
  readonly formLimiter: RateLimiter;
  readonly beaconLimiter: RateLimiter;
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Told after a mail was promised. */
  readonly onMailPromised: () => void;
  readonly downloadUrls: DownloadUrls;
  /** Measurement id of Google Analytics; undefined where it is not used. */
  readonly analyticsId?: string | undefined;
  /** Whether people reach the server over HTTPS. */
  readonly isHttps: boolean;
  readonly trustedProxies: number;
  /** The built site. */
  readonly siteFolder: string;
  /** The files of the site that carry what only the operator knows. */
  readonly filledFiles: FilledFiles;
  /** The inline code of the site's pages. */
  readonly inlineCode: InlineCodeByPage;
  /** The nature tracks, named as in the settings. */
  readonly tracksFolder: string;
  /** Sees every answer of a success before it is sent; tests throw at one that is not as declared. */
  readonly inspectAnswer?: Api['inspect'];
}

/** Builds the application. It opens nothing and listens to nothing; `app.request()` is enough to use it. */
export function createApp(dependencies: AppDependencies): ServerApp {
  const { ai, billing, database } = dependencies;
  // A route is the same with a slash at its end.
  const app: ServerApp = new Hono<ServerContext>({ strict: false });
  const usesAnalytics = dependencies.analyticsId !== undefined;
  const addressOf = (context: RequestContext) =>
    clientAddress(context, dependencies.trustedProxies);

  app.use(discardUnread(DISCARDED));
  app.use(requestId());
  app.use(requestLog(dependencies.log, dependencies.now));
  for (const observe of dependencies.observers ?? []) app.use(observe);
  app.use(
    securityHeaders({
      isHttps: dependencies.isHttps,
      usesAnalytics,
    }),
  );
  app.use('/api/*', neverStored());
  const limited = limitBody(MAX_BODY_BYTES, refuseBody);
  const limitedMessage = limitBody(MAX_MESSAGE_BYTES, refuseBody);
  app.use('/api/*', (context, next) =>
    (context.req.path === receivePayment.path ? limitedMessage : limited)(context, next),
  );

  knowPerson(app, dependencies.personOf);
  const api: Api = {
    app,
    origins: dependencies.origins,
    addressOf,
    allowances: allowancesOf(dependencies),
    inspect: dependencies.inspectAnswer,
    served: new Map(),
  };
  healthRoutes(api, dependencies);
  const capabilities = {
    aiSuggestions: ai !== undefined,
    aiArticles: ai !== undefined,
    accounts: true,
    signInWithGoogle: dependencies.identity.configured.google,
    signInWithMicrosoft: dependencies.identity.configured.microsoft,
    purchases: billing.purchases !== undefined,
    offersOnSale: [...(billing.purchases?.offersOnSale ?? [])],
    dailyLimit: dependencies.personal.dailyLimit,
    ...(dependencies.analyticsId === undefined ? {} : { analyticsId: dependencies.analyticsId }),
  };
  capabilitiesRoutes(api, capabilities);
  suggestionModule(api, { ...dependencies, ...billing.subscriptions });
  articleRoutes(
    api,
    articleService({
      ai: ai && { chat: ai.chat, model: ai.articleModel, timeoutMs: ai.totalTimeoutMs },
      limiter: dependencies.articleLimiter,
      random: dependencies.random,
      now: dependencies.now,
    }),
  );
  formRoutes(api, dependencies);
  analyticsRoutes(
    api,
    analyticsService(dependencies.database, dependencies.wallClock),
    dependencies.beaconLimiter,
  );
  memberRoutes(api, dependencies);
  billingRoutes(api, { ...billing, database, now: dependencies.wallClock });
  personalRoutes(api, dependencies.personal, dependencies.now);
  calendarRoutes(api, dependencies.calendar);
  openApiRoutes(api, dependencies);
  const site = builtSite(
    dependencies.siteFolder,
    openFilled(dependencies.filledFiles, fileShelf(dependencies.now)),
    dependencies.inlineCode,
    usesAnalytics,
  );
  downloadRoutes(app, dependencies.downloadUrls, site);
  plainPageStyleRoute(app);
  audioRoutes(app, dependencies.tracksFolder);
  assertEachIsDeclared(api);
  refuseOtherMethods(app);
  app.all('/api/*', nothingHere);
  app.all('/audio/*', nothingHere);

  staticRoutes(app, site);
  refuseOtherMethods(app);
  app.notFound((context) => errorResponse(context, new AppError('not_found')));
  app.onError((error, context) => errorResponse(context, error));
  return app;
}

/** Who keeps count of what is drawn from each allowance. */
function allowancesOf(dependencies: AppDependencies): Api['allowances'] {
  const { identity, billing, calendar, personal, suggestionLimiter } = dependencies;
  return {
    ...identity.limiters,
    articles: dependencies.articleLimiter,
    beacons: dependencies.beaconLimiter,
    'calendar-reads': calendar.readLimiter,
    calendars: calendar.limiter,
    forms: dependencies.formLimiter,
    personal: personal.limiter,
    purchases: billing.limiter,
    suggestions: suggestionLimiter,
    verdicts: { take: (key) => suggestionLimiter.take(`history:${key}`) },
  };
}

function memberRoutes(api: Api, dependencies: AppDependencies): void {
  const { identity, database, wallClock: now } = dependencies;
  identityRoutes(api, identity, dependencies.billing.purchases?.offersOnSale ?? []);
  const account = accountService({
    ...dependencies.billing,
    ...dependencies.personal,
    auth: identity.auth,
    open: dependencies.openSealed,
    mailLimiter: identity.limiters.mails,
    onMailPromised: dependencies.onMailPromised,
    database,
    now,
    monotonicNow: dependencies.now,
  });
  accountRoutes(api, account, dependencies.isHttps);
  const emailChange = emailChangeService({ identity, ...dependencies.billing });
  emailChangeRoutes(api, emailChange);
  changeEmailPage(api.app, emailChange, identity.limiters, api.addressOf);
  reportRoutes(api, database, now);
}

function formRoutes(api: Api, dependencies: AppDependencies): void {
  const { database, onMailPromised, wallClock: now } = dependencies;
  const kept = { database, now, onMailPromised };
  const newsletter = newsletterService(kept);
  const hasRelease = releasesOf(dependencies.downloadUrls).length > 0;
  const requests = downloadRequestService({ ...kept, hasRelease });
  downloadRequestRoutes(api, requests);
  forgetRequestRoutes(api.app, requests, dependencies.unsubscribeTokens);
  newsletterRoutes(api, newsletter);
  unsubscribeRoutes(api.app, newsletter, dependencies.unsubscribeTokens);
}

/** Tells whoever is sending that there is no use in going on. */
function refuseBody(): never {
  throw new AppError('body_too_large', { headers: { connection: 'close' } });
}

function nothingHere(): never {
  throw new AppError('not_found');
}
