import type { Ground } from './ground.ts';
import { createAccount } from './modules/account/module.ts';
import { createAlerts } from './modules/alerts/module.ts';
import { createAnalytics } from './modules/analytics/module.ts';
import { createArticle } from './modules/article/module.ts';
import { createAudio } from './modules/audio/module.ts';
import { createBackups } from './modules/backup/module.ts';
import type { Billing } from './modules/billing/create-billing.ts';
import { createBillingModule } from './modules/billing/module.ts';
import type { Calendars } from './modules/calendar/create-calendar.ts';
import { createCalendars } from './modules/calendar/module.ts';
import { createCapabilities } from './modules/capabilities/module.ts';
import { createDownloadRequests } from './modules/download-requests/module.ts';
import { createDownloads, releasesOf } from './modules/downloads/module.ts';
import type { Identity } from './modules/identity/identity.ts';
import { createHealth, type HealthDependencies } from './modules/health/module.ts';
import { createIdentityModule } from './modules/identity/module.ts';
import { createLetters } from './modules/letters/module.ts';
import { createMails } from './modules/mail/module.ts';
import { createNewsletter } from './modules/newsletter/module.ts';
import { unsubscribeTokens } from './modules/newsletter/unsubscribe-tokens.ts';
import { createOpenApi } from './modules/openapi/module.ts';
import { createPeople } from './modules/people/module.ts';
import { createPrograms } from './modules/programs/module.ts';
import { createReports } from './modules/reports/module.ts';
import { createRetention } from './modules/retention/module.ts';
import { createSelfTests } from './modules/self-tests/module.ts';
import { createSettings, type Settings } from './modules/settings/module.ts';
import { createSite } from './modules/static/module.ts';
import { createSuggestions } from './modules/suggestion/module.ts';
import { createUsage } from './modules/usage/module.ts';
import type { UsageService } from './modules/usage/service.ts';
import type { ServerModule } from './server-module.ts';

/** Services that take the place of those that would be made. */
export interface ReadyServices {
  readonly mail?: { readonly onPromised: () => void };
  readonly billing?: Billing;
  readonly identity?: Identity;
  readonly settings?: Settings;
  readonly usage?: UsageService;
  readonly calendars?: Calendars;
  readonly backups?: { readonly standing: HealthDependencies['backups'] };
}

/** The parts of the server, in the order in which they serve, begin and, backwards, end. */
export function createModules(ground: Ground, ready: ReadyServices = {}) {
  const { environment, secrets, limiter, ai } = ground;
  const { analyticsId, dailyLimit, downloadUrls } = environment;
  const metrics = ground.metrics.service;
  const common = { ...environment, ...ground, metrics };
  const releases = releasesOf(downloadUrls);
  const tokens = unsubscribeTokens(secrets.hash('unsubscribe'));
  // Shared by the forms that anybody may send.
  const forms = limiter('form', environment.formsPerMinute);

  const mail = createMails({
    ...common,
    releases,
    unsubscribeToken: tokens.sign,
    openLink: secrets.box('mail links').open,
  });
  const { onPromised: onMailPromised } = ready.mail ?? mail.service;
  const contact = { ...common, now: ground.wallClock, onMailPromised, tokens };

  const billing = createBillingModule({
    ...common,
    trialHash: secrets.hash('trial'),
    ready: ready.billing,
  });
  const { purchases, subscriptions } = billing.service;
  const { subscriptionOf } = subscriptions;
  const offersOnSale = purchases?.offersOnSale ?? [];

  const identity = createIdentityModule({
    ...common,
    onMailPromised,
    offersOnSale,
    subscriptions,
    ready: ready.identity,
  });
  const { configured, tokens: providerTokens } = identity.service;

  const settings = createSettings({ ...common, ready: ready.settings });
  const usage = createUsage({ ...common, subscriptionOf, ready: ready.usage });
  const suggestions = createSuggestions({ ...common, subscriptionOf });
  const calendars = createCalendars({
    ...common,
    box: secrets.box('calendar'),
    addressHash: secrets.hash('calendar address'),
    tokens: providerTokens,
    askModel: suggestions.service.askModel,
    subscriptionOf,
    ready: ready.calendars,
  });
  const backups = createBackups({
    ...common,
    origin: { program: ground.version, keyFingerprint: ground.keyFingerprint },
  });
  const site = createSite(common);
  const account = createAccount({
    ...common,
    identity: identity.service,
    subscriptions,
    usage: usage.service,
    open: (label, sealed) => secrets.box(label).open(sealed),
    onMailPromised,
  });

  const modules: readonly ServerModule[] = [
    ground.tracing,
    { allowances: { forms } },
    createHealth({ ...ground, backups: (ready.backups ?? backups.service).standing }),
    createCapabilities({
      aiSuggestions: ai !== undefined,
      aiArticles: ai !== undefined,
      accounts: true,
      signInWithGoogle: configured.google,
      signInWithMicrosoft: configured.microsoft,
      purchases: purchases !== undefined,
      offersOnSale: [...offersOnSale],
      dailyLimit,
      ...(analyticsId !== undefined && { analyticsId }),
    }),
    suggestions,
    createArticle(common),
    createDownloadRequests({ ...contact, hasRelease: releases.length > 0 }),
    createNewsletter(contact),
    createAnalytics(common),
    identity,
    account,
    createPeople({
      ...common,
      identity: identity.service,
      account: account.service,
      subscriptions,
      onMailPromised,
    }),
    createLetters({
      ...common,
      mails: mail.service,
      onMailPromised,
    }),
    createReports(common),
    billing,
    settings,
    createPrograms(common),
    createSelfTests(common),
    usage,
    calendars,
    createOpenApi(ground),
    createDownloads({ downloadUrls, site: site.service }),
    createAudio(ground),
    site,
    mail,
    createRetention(common),
    backups,
    createAlerts({
      ...common,
      sendNow: mail.service.sendNow,
      oldestWaitingMail: mail.service.oldestWaitingMail,
      backups: backups.service.standing,
    }),
    ground.metrics,
  ];
  return { modules, personOf: identity.service.personOf };
}
