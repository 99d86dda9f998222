import { z } from 'zod';
import { SUBSCRIPTION_STATES } from '../offers/entitlements.ts';
import { OFFER_IDS } from '../offers/offers.ts';
import { accountExportSchema } from './account.ts';
import { endpoint, type Limit } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { pageCursorSchema } from './page-cursor.ts';
import { emptyBodySchema } from './sign-in.ts';
import { visibleText } from './visible-text.ts';

/** Which accounts the list shows; `ended` had a trial or a subscription that is over. */
export const PEOPLE_STATES = [
  'all',
  'confirmed',
  'unconfirmed',
  'trial',
  'subscribed',
  'ended',
  'suspended',
  'admin',
] as const;

/** Which accounts the list shows. */
export type PeopleState = (typeof PEOPLE_STATES)[number];

/** What comes first: the newest account, or who was here last. */
export const PEOPLE_ORDERS = ['newest', 'last-seen'] as const;

/** What comes first. */
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/** One account, as an admin sees it. */
export const listedPersonSchema = z.object({
  id: z.string(),
  email: z.string().meta({ format: 'email' }),
  name: z.string(),
  isConfirmed: z.boolean(),
  role: z.enum(['member', 'admin']),
  createdAt: z.iso.datetime(),
  /** When the newest sign-in was last used, to the day; null where none is left. */
  lastSeenAt: z.iso.datetime().nullable(),
  subscription: z.enum(SUBSCRIPTION_STATES),
  /** The offer that was bought; null where none was, or it can't be told. */
  offerId: z.enum(OFFER_IDS).nullable(),
  /** Sign-ins that hold now. */
  signIns: z.int().min(0),
  /** Whether two-step sign-in is on. */
  hasSecondStep: z.boolean(),
  /** Since when the account is suspended; null for most. */
  suspendedAt: z.iso.datetime().nullable(),
});

/** One account, as an admin sees it. */
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** Body of `GET /api/admin/people`. */
export const peoplePageSchema = z.object({
  people: z.array(listedPersonSchema),
  /** Where the next page begins; null on the last. */
  next: z.string().nullable(),
});

/** Body of `GET /api/admin/people`. */
export type PeoplePage = z.infer<typeof peoplePageSchema>;

/** What an act has done, and the account as it is then. */
export const actDoneSchema = z.object({ did: z.string(), person: listedPersonSchema });

/** What an act has done, and the account as it is then. */
export type ActDone = z.infer<typeof actDoneSchema>;

/** Body of `DELETE /api/admin/people/:id`: the account's address, typed by the admin. */
export const personDeletionSchema = z.strictObject({
  email: visibleText(320).meta({ format: 'email' }),
});

/** What the deletion of an account has done. */
export const personDeletedSchema = z.object({ did: z.string() });

const personParams = z.object({ id: z.string().regex(/^[\w-]{1,100}$/u) });

const ACT_FAILURES = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid_request',
  'rate_limited',
] as const satisfies readonly ErrorCode[];

const ACT_LIMITS: readonly Limit[] = [{ of: 'changes', by: 'account' }];
const MAIL_LIMITS: readonly Limit[] = [...ACT_LIMITS, { of: 'mails', by: 'email', at: 'handler' }];

/** Accounts, a page at a time. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  summary: 'Accounts, a page at a time',
  query: z.object({
    /** A part of the address or the name; case does not matter. */
    search: visibleText(100).default(''),
    state: z.enum(PEOPLE_STATES).default('all'),
    order: z.enum(PEOPLE_ORDERS).default('newest'),
    after: pageCursorSchema.optional(),
  }),
  response: peoplePageSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request'],
});

/** Takes an address for confirmed. */
export const confirmPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/confirmation',
  access: 'admin',
  summary: 'Take the address of an account for confirmed',
  params: personParams,
  body: emptyBodySchema,
  response: actDoneSchema,
  failures: [...ACT_FAILURES, 'email_already_verified'],
  limits: ACT_LIMITS,
});

/** Mails the link that confirms an address once more. */
export const mailPersonConfirmation = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/confirmation-mail',
  access: 'admin',
  summary: 'Mail the link that confirms the address of an account once more',
  params: personParams,
  body: emptyBodySchema,
  response: actDoneSchema,
  failures: [...ACT_FAILURES, 'email_already_verified'],
  limits: MAIL_LIMITS,
});

/** Mails a link for a new password. */
export const mailPersonPasswordLink = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/password-link',
  access: 'admin',
  summary: 'Mail a link for a new password to the address of an account',
  params: personParams,
  body: emptyBodySchema,
  response: actDoneSchema,
  failures: ACT_FAILURES,
  limits: MAIL_LIMITS,
});

/** Ends every sign-in of an account. */
export const endPersonSignIns = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/sign-out',
  access: 'admin',
  summary: 'End every sign-in of an account, on every device',
  params: personParams,
  body: emptyBodySchema,
  response: actDoneSchema,
  failures: ACT_FAILURES,
  limits: ACT_LIMITS,
});

/** Turns two-step sign-in off for a person who can no longer make codes. */
export const turnOffPersonSecondStep = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/second-step',
  access: 'admin',
  summary: 'Turn two-step sign-in off for an account whose owner can no longer make codes',
  params: personParams,
  body: emptyBodySchema,
  response: actDoneSchema,
  failures: [...ACT_FAILURES, 'second_step_off'],
  limits: ACT_LIMITS,
});

/** Everything that is kept about a person, for a request that did not come through the account page. */
export const exportPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id/export',
  access: 'admin',
  summary: 'Everything that is kept about a person, as a file',
  params: personParams,
  response: accountExportSchema,
  isFile: true,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
  limits: ACT_LIMITS,
});

/** Deletes an account on its owner's request. */
export const deletePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id',
  access: 'admin',
  summary: 'Delete an account with everything in it, as its owner asked',
  params: personParams,
  body: personDeletionSchema,
  response: personDeletedSchema,
  failures: [
    ...ACT_FAILURES,
    'address_differs',
    'own_account',
    'last_admin',
    'billing_unavailable',
  ],
  limits: ACT_LIMITS,
});

/** Suspends an account. */
export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/suspension',
  access: 'admin',
  summary: 'Suspend an account: it can sign in nowhere until it is let in again',
  params: personParams,
  body: emptyBodySchema,
  response: actDoneSchema,
  failures: [...ACT_FAILURES, 'own_account', 'last_admin'],
  limits: ACT_LIMITS,
});

/** Lets a suspended account in again. */
export const letPersonIn = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/suspension',
  access: 'admin',
  summary: 'Let a suspended account in again',
  params: personParams,
  body: emptyBodySchema,
  response: actDoneSchema,
  failures: ACT_FAILURES,
  limits: ACT_LIMITS,
});
