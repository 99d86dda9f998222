import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import {
  type Account,
  type AccountChange,
  changeAccount,
  changeEmail,
  deleteAccount,
  readAccount,
  stopEmailChange,
} from '@overtone/domain/contract/account';
import {
  beginCheckout,
  type Billing,
  cancelSubscription,
  openPortal,
  readBilling,
  resumeSubscription,
} from '@overtone/domain/contract/billing';
import { handOver, type HandoverRequest } from '@overtone/domain/contract/handover';
import {
  askForPasswordLink,
  beginProviderSignIn,
  changePassword,
  linkProvider,
  mailConfirmationLink,
  readSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@overtone/domain/contract/identity';
import type {
  SignedIn,
  SignUp,
  signInMethodsSchema,
  signInPlacesSchema,
  WhoAsks,
} from '@overtone/domain/contract/sign-in';
import {
  endOtherSignIns,
  endSignIn,
  listSignInMethods,
  listSignIns,
  mailConfirmation,
  removeSignInMethod,
} from '@overtone/domain/contract/sign-in-places';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { z } from 'zod';
import { call, type Reply } from '../api/call.ts';
import { nothing, told, whole } from '../api/told.ts';
import type { Host } from '../platform/host.ts';

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
  /** Who is signed in here, and whether the account of who was is gone. */
  readonly session: () => Reply<WhoAsks>;
  /** Asks for an account; the mailed link makes it. */
  readonly signUp: (account: SignUp) => Reply<undefined>;
  /** Has the link that confirms an address mailed once more. */
  readonly mailConfirmationLink: (email: string) => Reply<undefined>;
  /** `second-step` where a code is awaited next. */
  readonly signIn: (email: string, password: string) => Reply<SignedIn | 'second-step'>;
  readonly signOut: () => Reply<undefined>;
  /** The provider's page to go to. */
  readonly signInWith: (
    journey: ProviderJourney & Pick<SignUp, 'offerId' | 'timeZone'>,
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

/** Makes a client that reaches the server through `host`. */
export function createAccountApi(host: Pick<Host, 'fetch' | 'log'>): AccountApi {
  return {
    session: () => told(host, call(host, readSession, {}), whole),
    signUp: (body) => told(host, call(host, signUp, { body }), nothing),
    mailConfirmationLink: (email) =>
      told(host, call(host, mailConfirmationLink, { body: { email } }), nothing),
    signIn: (email, password) =>
      told(host, call(host, signIn, { body: { email, password } }), (said) =>
        'user' in said ? said.user : 'second-step',
      ),
    signOut: () => told(host, call(host, signOut, {}), nothing),
    signInWith: (body) => told(host, call(host, beginProviderSignIn, { body }), pageIn),
    connect: (journey) =>
      told(host, call(host, linkProvider, { body: { ...journey, purpose: 'sign-in' } }), pageIn),
    allowCalendar: (journey) =>
      told(host, call(host, linkProvider, { body: { ...journey, purpose: 'calendar' } }), pageIn),
    disconnect: (id) => told(host, call(host, removeSignInMethod, { body: { id } }), nothing),
    askForPasswordLink: (email) =>
      told(host, call(host, askForPasswordLink, { body: { email } }), nothing),
    resetPassword: (token, newPassword) =>
      told(host, call(host, resetPassword, { body: { token, newPassword } }), nothing),
    changePassword: (currentPassword, newPassword) =>
      told(host, call(host, changePassword, { body: { currentPassword, newPassword } }), nothing),
    mailConfirmation: () => told(host, call(host, mailConfirmation, { body: {} }), nothing),
    account: () => told(host, call(host, readAccount, {}), whole),
    change: (body) => told(host, call(host, changeAccount, { body }), whole),
    methods: () => told(host, call(host, listSignInMethods, {}), ({ methods }) => methods),
    places: () => told(host, call(host, listSignIns, {}), ({ signIns }) => signIns),
    endSignIn: (id) => told(host, call(host, endSignIn, { body: { id } }), nothing),
    endOtherSignIns: () => told(host, call(host, endOtherSignIns, { body: {} }), nothing),
    changeEmail: (email, password) =>
      told(host, call(host, changeEmail, { body: { email, password } }), nothing),
    stopEmailChange: () => told(host, call(host, stopEmailChange, { body: {} }), nothing),
    remove: (password) => told(host, call(host, deleteAccount, { body: { password } }), nothing),
    billing: () => told(host, call(host, readBilling, {}), whole),
    checkout: (offerId) => told(host, call(host, beginCheckout, { body: { offerId } }), pageIn),
    portal: () => told(host, call(host, openPortal, {}), pageIn),
    cancel: () => told(host, call(host, cancelSubscription, {}), whole),
    resume: () => told(host, call(host, resumeSubscription, {}), whole),
    handOver: (body) => told(host, call(host, handOver, { body }), ({ redirectTo }) => redirectTo),
  };
}

function pageIn({ url }: { readonly url: string }): string {
  return url;
}
