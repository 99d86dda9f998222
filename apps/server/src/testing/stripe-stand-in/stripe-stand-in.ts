import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onLoopback } from '../stand-ins/on-loopback.ts';
import { wallClock } from '../../time/clock.ts';
import { stripeApi } from './api.ts';
import { apiEndpoint, type Mishap } from './api-endpoint.ts';
import { readForm } from './form-body.ts';
import { createLedger, type Ledger, type LedgerOptions } from './ledger.ts';
import { type Life, livingLedger } from './life.ts';
import { type SignedRequest, type Signing, signedMessage, type StandInEvent } from './messages.ts';
import { pageEndpoint } from './page-endpoint.ts';

/** How {@link startStripeStandIn} behaves. */
export interface StandInOptions {
  readonly now?: () => Date;
  /** Where messages are sent as they come up; without it a test delivers them. */
  readonly webhookUrl?: () => string;
  /** Whose Stripe it is. */
  readonly accountId?: string;
}

/** A Stripe on the loopback address, with a memory. */
export interface StripeStandIn {
  /** Environment of a server that takes it for Stripe. */
  readonly environment: {
    readonly STRIPE_SECRET_KEY: string;
    readonly STRIPE_WEBHOOK_SECRET: string;
    readonly STRIPE_API_URL: string;
  };
  readonly ledger: Ledger;
  readonly life: Life;
  /** Every message so far, oldest first. */
  readonly events: readonly StandInEvent[];
  /** Requests of the API so far, as `POST /v1/customers`, repeated ones included. */
  readonly requests: readonly string[];
  /** A message as it is delivered, signed now unless told otherwise. */
  readonly message: (event: StandInEvent, signing?: Partial<Signing>) => SignedRequest;
  /** What happens to the next requests of the API, one each. */
  readonly misbehave: (...mishaps: readonly Mishap[]) => void;
  /** What happens to every request from now on. */
  readonly alwaysMisbehave: (mishap: Mishap) => void;
  /** What happens just before the next such request, `GET /v1/subscriptions`, is answered. */
  readonly before: (request: string, act: () => Promise<void> | void) => void;
  readonly close: () => Promise<void>;
}

const SECRET_KEY = 'sk_test_standin';
const WEBHOOK_SECRET = 'whsec_standin';

/** Starts a Stripe of one's own on a free port. */
export async function startStripeStandIn({
  now = wallClock,
  webhookUrl,
  accountId = 'acct_standin',
}: StandInOptions = {}): Promise<StripeStandIn> {
  const events: StandInEvent[] = [];
  const requests: string[] = [];
  let mishaps: readonly Mishap[] = [];
  let lasting: Mishap = 'none';
  const coming = new Map<string, () => Promise<void> | void>();
  let origin = '';

  const message: StripeStandIn['message'] = (event, signing) =>
    signedMessage(event, { secret: WEBHOOK_SECRET, at: now(), ...signing });
  const tell: LedgerOptions['tell'] = (type, object) => {
    const created = Math.floor(now().getTime() / 1000);
    const event = { id: `evt_${events.length + 1}`, type, created, data: { object } };
    events.push(structuredClone(event));
    // Whoever does not answer misses the message.
    if (webhookUrl) void fetch(webhookUrl(), message(event)).catch(() => undefined);
  };
  const nextMishap = () => {
    const [next = lasting, ...rest] = mishaps;
    mishaps = rest;
    return next;
  };

  const ledger = createLedger({ now, tell, payUrl: (id) => `${origin}/c/pay/${id}` });
  const life = livingLedger(ledger);
  const portalUrl = (returnUrl: string) =>
    `${origin}/p/session?return=${encodeURIComponent(returnUrl)}`;
  const api = stripeApi(ledger, { accountId, portalPageUrl: portalUrl });
  const answerApi = apiEndpoint({ api, secretKey: SECRET_KEY, nextMishap });
  const answerPage = pageEndpoint(ledger, life);

  const server = createServer((request, response) => {
    const { method = 'GET' } = request;
    const address = new URL(request.url ?? '/', origin);
    const { pathname: path, search } = address;
    if (!path.startsWith('/v1/')) return answerPage(response, address);
    const asked = `${method} ${path}`;
    requests.push(asked);
    const act = coming.get(asked);
    coming.delete(asked);
    const answer = async (): Promise<void> => {
      const body = await text(request);
      await act?.();
      answerApi(request, response, {
        method,
        path,
        fields: readForm(method === 'POST' ? body : search),
      });
    };
    return void answer();
  });
  const listening = await onLoopback(server);
  origin = listening.origin;

  return {
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: origin,
    },
    ledger,
    life,
    events,
    requests,
    message,
    misbehave: (...next) => {
      mishaps = next;
    },
    alwaysMisbehave: (mishap) => {
      lasting = mishap;
    },
    before: (request, act) => void coming.set(request, act),
    close: listening.close,
  };
}
