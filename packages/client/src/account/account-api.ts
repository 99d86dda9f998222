import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import { type Account, type AccountChange, accountSchema } from '@overtone/domain/contract/account';
import { type Billing, billingSchema, paymentPageSchema } from '@overtone/domain/contract/billing';
import { formResponseSchema } from '@overtone/domain/contract/form-response';
import { type HandoverRequest, handoverResponseSchema } from '@overtone/domain/contract/handover';
import {
  providerPageSchema,
  sessionSchema,
  type SignedIn,
  signedInResponseSchema,
  signInMethodsSchema,
  signInPlacesSchema,
} from '@overtone/domain/contract/sign-in';
import type { OfferId } from '@overtone/domain/offers/offers';
import { ok } from '@overtone/domain/result';
import type { z } from 'zod';
import { ask, NO_BODY, type Reply } from '../api/ask.ts';
import type { JsonRequest } from '../api/request-json.ts';
import type { Host } from '../platform/host.ts';

/** What a newcomer types, and what they bring along. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly offerId?: OfferId;
  readonly timeZone?: string;
  /** The page of the site to go on to once the address is confirmed. */
  readonly next?: string;
}

/** A sign-in at Google or Microsoft: where to come back to, and where with a failure. */
export interface ProviderJourney {
  readonly provider: SignInProvider;
  readonly callbackURL: string;
  readonly errorCallbackURL: string;
}

/** A way in which the person signs in. */
export type SignInMethod = z.infer<typeof signInMethodsSchema>['methods'][number];

/** A place where the person is signed in. */
export type SignInPlace = z.infer<typeof signInPlacesSchema>['signIns'][number];

/** The person's account on the product's own server. */
export interface AccountApi {
  /** Who is signed in here; null for a visitor. */
  readonly session: () => Reply<SignedIn | null>;
  /** Asks for an account; the mailed link makes it. */
  readonly signUp: (account: NewAccount) => Reply<undefined>;
  /** Has the link that confirms an address mailed once more. */
  readonly mailConfirmationLink: (email: string) => Reply<undefined>;
  readonly signIn: (email: string, password: string) => Reply<SignedIn>;
  readonly signOut: () => Reply<undefined>;
  /** The provider's page to go to. */
  readonly signInWith: (
    journey: ProviderJourney & Pick<NewAccount, 'offerId' | 'timeZone'>,
  ) => Reply<string>;
  /** The provider's page to go to, to sign in with it from then on. */
  readonly connect: (journey: ProviderJourney) => Reply<string>;
  /** The provider's page to go to, to let its calendar be read. */
  readonly allowCalendar: (journey: ProviderJourney) => Reply<string>;
  readonly disconnect: (methodId: string) => Reply<undefined>;
  readonly askForPasswordLink: (email: string) => Reply<undefined>;
  readonly resetPassword: (token: string, newPassword: string) => Reply<undefined>;
  readonly changePassword: (currentPassword: string, newPassword: string) => Reply<undefined>;
  readonly mailConfirmation: () => Reply<undefined>;
  readonly account: () => Reply<Account>;
  readonly change: (change: AccountChange) => Reply<Account>;
  readonly methods: () => Reply<readonly SignInMethod[]>;
  readonly places: () => Reply<readonly SignInPlace[]>;
  readonly endSignIn: (id: string) => Reply<undefined>;
  readonly endOtherSignIns: () => Reply<undefined>;
  /** Has both mailboxes asked whether the account may move. The password may be left out a few minutes after a sign-in. */
  readonly changeEmail: (email: string, password: string | undefined) => Reply<undefined>;
  readonly stopEmailChange: () => Reply<undefined>;
  /** Deletes the account. The password may be left out a few minutes after a sign-in. */
  readonly remove: (password: string | undefined) => Reply<undefined>;
  readonly billing: () => Reply<Billing>;
  /** The payment page for an offer. */
  readonly checkout: (offerId: OfferId) => Reply<string>;
  /** The payment provider's page for invoices and ways to pay. */
  readonly portal: () => Reply<string>;
  readonly cancel: () => Reply<Billing>;
  readonly resume: () => Reply<Billing>;
  /** Where to go so that whoever began the sign-in gets it. */
  readonly handOver: (request: HandoverRequest) => Reply<string>;
}

/** Where the browser gets everything about the person as a file. */
export const EXPORT_PATH = '/api/account/export';

/** Makes a client that reaches the server through `host`. */
export function createAccountApi(host: Pick<Host, 'fetch' | 'log'>): AccountApi {
  const get = <Value>(path: string, schema: z.ZodType<Value>) =>
    ask(host, path, { method: 'GET' }, schema);
  const post = <Value>(path: string, body: unknown, schema: z.ZodType<Value>) =>
    ask(host, path, { method: 'POST', body }, schema);
  const done = async (path: string, body: unknown = {}): Reply<undefined> => {
    const reply = await post(path, body, formResponseSchema);
    return reply.ok ? ok(undefined) : reply;
  };
  const without = (path: string, request: JsonRequest): Reply<undefined> =>
    ask(host, path, request, NO_BODY);
  const user = async (path: string, body: unknown): Reply<SignedIn> => {
    const reply = await post(path, body, signedInResponseSchema);
    return reply.ok ? ok(reply.value.user) : reply;
  };
  const pageFrom = async (
    path: string,
    body: unknown,
    schema: z.ZodType<{ readonly url: string }>,
  ): Reply<string> => {
    const reply = await post(path, body, schema);
    return reply.ok ? ok(reply.value.url) : reply;
  };

  return {
    async session() {
      const reply = await get('/api/auth/get-session', sessionSchema);
      return reply.ok ? ok(reply.value.user) : reply;
    },
    signUp: (account) => done('/api/auth/sign-up/email', account),
    mailConfirmationLink: (email) => done('/api/auth/confirmation-link', { email }),
    signIn: (email, password) => user('/api/auth/sign-in/email', { email, password }),
    signOut: () => done('/api/auth/sign-out'),
    signInWith: (journey) => pageFrom('/api/auth/sign-in/social', journey, providerPageSchema),
    connect: (journey) =>
      pageFrom('/api/auth/link-social', { ...journey, purpose: 'sign-in' }, providerPageSchema),
    allowCalendar: (journey) =>
      pageFrom('/api/auth/link-social', { ...journey, purpose: 'calendar' }, providerPageSchema),
    disconnect: (id) => without('/api/auth/unlink-account', { method: 'POST', body: { id } }),
    askForPasswordLink: (email) => done('/api/auth/request-password-reset', { email }),
    resetPassword: (token, newPassword) => done('/api/auth/reset-password', { token, newPassword }),
    changePassword: (currentPassword, newPassword) =>
      done('/api/auth/change-password', { currentPassword, newPassword }),
    mailConfirmation: () => done('/api/auth/send-verification-email'),
    account: () => get('/api/account', accountSchema),
    change: (body) => ask(host, '/api/account', { method: 'PATCH', body }, accountSchema),
    async methods() {
      const reply = await get('/api/auth/list-accounts', signInMethodsSchema);
      return reply.ok ? ok(reply.value.methods) : reply;
    },
    async places() {
      const reply = await get('/api/auth/list-sessions', signInPlacesSchema);
      return reply.ok ? ok(reply.value.signIns) : reply;
    },
    endSignIn: (id) => without('/api/auth/revoke-session', { method: 'POST', body: { id } }),
    endOtherSignIns: () => without('/api/auth/revoke-other-sessions', { method: 'POST', body: {} }),
    remove: (password) =>
      without('/api/account', {
        method: 'DELETE',
        body: password === undefined ? {} : { password },
      }),
    changeEmail: (email, password) => done('/api/account/email', { email, password }),
    stopEmailChange: () => without('/api/account/email', { method: 'DELETE', body: {} }),
    billing: () => get('/api/billing', billingSchema),
    checkout: (offerId) => pageFrom('/api/billing/checkout', { offerId }, paymentPageSchema),
    portal: () => pageFrom('/api/billing/portal', {}, paymentPageSchema),
    cancel: () => post('/api/billing/cancel', {}, billingSchema),
    resume: () => post('/api/billing/resume', {}, billingSchema),
    async handOver(request) {
      const reply = await post('/api/auth-handover', request, handoverResponseSchema);
      return reply.ok ? ok(reply.value.redirectTo) : reply;
    },
  };
}
