import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../account/sign-in-providers.ts';
import { timeZoneSchema } from '../account/time-zone.ts';
import { emailSchema } from '../contact/email.ts';
import { SUBSCRIPTION_STATES } from '../offers/entitlements.ts';
import { OFFER_IDS } from '../offers/offers.ts';
import { emptyBodySchema, personNameSchema } from './sign-in.ts';
import { formFailure, nameFailure } from './body-failure.ts';
import { endpoint } from './endpoint.ts';
import { formResponseSchema } from './form-response.ts';

/** Body of `GET` and `PATCH /api/account`: what is known about the person, as the privacy policy lists it. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string().meta({ format: 'email' }),
  emailVerified: z.boolean(),
  name: z.string(),
  role: z.enum(['member', 'admin']),
  createdAt: z.iso.datetime(),
  timeZone: z.string(),
  /** The offer that the person came through; null for none. */
  offerId: z.enum(OFFER_IDS).nullable(),
  /** Ways in which the person can sign in. */
  signInMethods: z.array(z.enum(['password', ...SIGN_IN_PROVIDERS])),
  subscription: z.enum(SUBSCRIPTION_STATES),
  /** Who the person is at the payment provider; null where nothing was ever bought. */
  paymentCustomerId: z.string().nullable(),
  /** A change of address that waits for both mailboxes; null for none. */
  emailChange: z
    .object({
      email: z.string().meta({ format: 'email' }),
      /** Which of the two have agreed. */
      isOldConfirmed: z.boolean(),
      isNewConfirmed: z.boolean(),
      /** When the links stop working. */
      expiresAt: z.iso.datetime(),
    })
    .nullable(),
  /** Minutes of light and sound in the account's lifetime. */
  totalMinutes: z.number().min(0),
  /** Days in a row with a session, up to today. */
  streakDays: z.int().min(0),
});

/** Body of `GET` and `PATCH /api/account`. */
export type Account = z.infer<typeof accountSchema>;

/** Body of `PATCH /api/account`. The offer is settled when the account is made. */
export const accountChangeSchema = z
  .strictObject({ name: personNameSchema.optional(), timeZone: timeZoneSchema.optional() })
  .refine((change) => Object.keys(change).length > 0);

/** Body of `PATCH /api/account`. */
export type AccountChange = z.infer<typeof accountChangeSchema>;

/** Body of `POST /api/account/email`: the new address, and the password, unless the person signed in a few minutes ago. */
export const emailChangeSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(1000).optional(),
});

/** Body of `DELETE /api/account`: the password, needed unless the person signed in a few minutes ago. */
export const accountDeletionSchema = z.strictObject({
  password: z.string().min(1).max(1000).optional(),
});

/** Body of `GET /api/account/export`: every row about the person, by table, without secrets. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Columns that are left out because they are secrets, and tables that hold nothing about a person, with the reason. */
  leftOut: z.record(z.string(), z.string()),
});

/** Body of `GET /api/account/export`. */
export type AccountExport = z.infer<typeof accountExportSchema>;

/** What is known about the person. */
export const readAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'member',
  summary: 'The account',
  response: accountSchema,
  failures: ['unauthenticated', 'rate_limited'],
  limits: [{ of: 'personal', by: 'account' }],
});

/** Corrects it. */
export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'member',
  summary: 'Change the name or the time zone',
  body: accountChangeSchema,
  bodyFailure: nameFailure,
  response: accountSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_name', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Everything that is kept about the person. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  summary: 'Everything that is kept about the person, as a file',
  response: accountExportSchema,
  isFile: true,
  failures: ['unauthenticated', 'rate_limited'],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Deletes the account. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'member',
  summary: 'Delete the account with everything in it',
  body: accountDeletionSchema,
  response: formResponseSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'wrong_password',
    'fresh_sign_in_required',
    'billing_unavailable',
    'invalid_request',
    'rate_limited',
  ],
  limits: [{ of: 'passwords', by: 'account-email' }],
});

/** Asks both mailboxes whether the account may move. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'confirmed',
  summary:
    'Have both the old and the new address asked whether the account may move; the answer is the same for every address',
  body: emailChangeSchema,
  bodyFailure: formFailure,
  response: formResponseSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_unverified',
    'invalid_email',
    'same_email',
    'wrong_password',
    'fresh_sign_in_required',
    'invalid_request',
    'rate_limited',
  ],
  limits: [
    { of: 'passwords', by: 'account-email' },
    { of: 'mails', by: 'email' },
  ],
});

/** Stops a change of address that waits. */
export const stopEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'member',
  summary: 'Stop a change of address that waits',
  body: emptyBodySchema,
  response: formResponseSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'changes', by: 'account' }],
});
