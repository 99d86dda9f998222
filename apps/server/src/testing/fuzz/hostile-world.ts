import { fileOf, eventOf } from '@overtone/calendar/testing/calendars';
import { SELLABLE_OFFER_IDS } from '@overtone/domain/billing/offers-on-sale';
import { failed, ok, type Result } from '@overtone/domain/result';
import { wallClock } from '../../time/clock.ts';
import type { Database } from '../../database/connection.ts';
import type { ServerApp } from '../../http/server-context.ts';
import { createBilling } from '../../modules/billing/create-billing.ts';
import type { AiFailure, ChatReply } from '../../ports/ai.ts';
import type { JoiningRateLimiter } from '../../adapters/database-rate-limiter.ts';
import { replies, startHttpStandIn } from '../stand-ins/http-stand-in.ts';
import { startStripeStandIn } from '../stripe-stand-in/stripe-stand-in.ts';
import { makeFolders, testApp } from '../test-app.ts';
import { testCalendar } from '../test-calendar.ts';
import { testIdentity } from '../test-identity.ts';
import { TEST_SECRETS } from '../test-secrets.ts';
import { addUsers, testMember, testPersonal } from '../test-personal.ts';

/** What a language model answers the next question with; undefined stands for a failure. */
export type HostileReply = string | undefined;

/** Two installations on one database: one with nothing configured, and one with everything that can be stood in for. */
export interface HostileWorld {
  readonly bare: ServerApp;
  readonly full: ServerApp;
  /** Address of a calendar that the full installation can read. */
  readonly calendarAddress: string;
  /** Sets what the full installation's language model says from now on. */
  readonly modelSays: (reply: HostileReply) => void;
  readonly close: () => Promise<void>;
}

/** Nobody meets a limit here: an answer of 429 would hide what stands behind it. */
const always = () => Promise.resolve({ isAllowed: true } as const);
const unlimited: JoiningRateLimiter = { take: always, takeWithin: always };

const CALENDAR = fileOf(
  ...eventOf('DTSTART:20260301T090000Z', 'RRULE:FREQ=DAILY', 'SUMMARY:Write the report'),
);

/** Opens both on a database with the newest schema. */
export async function openHostileWorld(database: Database): Promise<HostileWorld> {
  const [folders, stripe, calendars] = await Promise.all([
    makeFolders(),
    startStripeStandIn(),
    startHttpStandIn(),
  ]);
  calendars.behave(replies(200, CALENDAR, { 'content-type': 'text/calendar' }));
  let modelReply: HostileReply;
  const complete = (): Promise<Result<ChatReply, AiFailure>> =>
    Promise.resolve(
      modelReply === undefined
        ? failed({ kind: 'unavailable', detail: 'away' })
        : ok({ text: modelReply, isComplete: true }),
    );

  // Older than everybody who signs up, so that they stand at the end of an admin's list, where ids are learnt.
  const bystanders = Array.from({ length: 8 }, (_, i) => testMember(`bystander-${i}`));
  await addUsers(database, bystanders);
  const shared = { database, now: wallClock, limiter: unlimited };
  const identity = testIdentity({
    ...shared,
    limiters: {
      attempts: unlimited,
      passwords: unlimited,
      mails: unlimited,
      changes: unlimited,
      codes: unlimited,
      newBrowsers: unlimited,
      wrongTries: unlimited,
      wrongTryMails: unlimited,
    },
  });
  const offered = { siteUrl: 'http://localhost', trialHash: TEST_SECRETS.hash('trial') };
  const parts = {
    database,
    wallClock,
    identity,
    personOf: identity.personOf,
    visitorDayLimiter: unlimited,
    suggestionLimiter: unlimited,
    articleLimiter: unlimited,
    formLimiter: unlimited,
    beaconLimiter: unlimited,
    personal: testPersonal(shared),
    calendar: testCalendar({
      ...shared,
      // A name that a request brings is not looked up: every host is the stand-in's.
      fetchPolicy: { resolve: () => Promise.resolve(['127.0.0.1']) },
      calendarPrivateAddresses: true,
    }),
  };
  const { environment } = stripe;
  return {
    bare: testApp(folders, {
      ...parts,
      billing: createBilling({
        ...shared,
        ...offered,
        onUnknownCustomer: () => undefined,
        stripe: undefined,
        offersOnSale: [],
      }),
    }),
    full: testApp(folders, {
      ...parts,
      ai: {
        chat: { complete },
        suggestionModel: 'model',
        articleModel: 'model',
        attemptTimeoutMs: 8_000,
        totalTimeoutMs: 12_000,
      },
      billing: createBilling({
        ...shared,
        ...offered,
        onUnknownCustomer: () => undefined,
        stripe: {
          secretKey: environment.STRIPE_SECRET_KEY,
          webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
          apiUrl: environment.STRIPE_API_URL,
        },
        offersOnSale: SELLABLE_OFFER_IDS,
      }),
    }),
    calendarAddress: `${calendars.url}/work.ics`,
    modelSays: (reply) => {
      modelReply = reply;
    },
    async close() {
      await parts.calendar.stop();
      await Promise.all([stripe.close(), calendars.close(), folders.remove()]);
    },
  };
}
