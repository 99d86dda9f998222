import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../account/password.ts';
import { SIGN_IN_PROVIDERS } from '../account/sign-in-providers.ts';
import { timeZoneSchema } from '../account/time-zone.ts';
import { emailSchema } from '../contact/email.ts';
import { OFFER_IDS } from '../offers/offers.ts';
import { ownName } from './visible-text.ts';

/** Longest name of a person, in characters. */
export const MAX_NAME_LENGTH = 100;

/** A person's name as they write it. */
export const personNameSchema = ownName(MAX_NAME_LENGTH);

const newPassword = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);
/** A password that was chosen earlier; its length says nothing about whether it is right. */
const knownPassword = z.string().min(1).max(1000);
const token = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/u);
const id = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/u);

/** A page of the site to come back to: a path, never another site. */
export const returnPathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?:[A-Za-z0-9_.~%!$&'()*+,;=:@?-][A-Za-z0-9_.~%!$&'()*+,;=:@?/-]*)?$/u);

/** What a newcomer brings along: the offer that they came through, and where their days begin. */
const newcomer = {
  offerId: z.enum(OFFER_IDS).optional(),
  timeZone: timeZoneSchema.optional(),
};

/** Body of `POST /api/auth/sign-up/email`. The account is made with the mailed link, which then leads on to `next`. */
export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPassword,
  name: personNameSchema,
  next: returnPathSchema.optional(),
  ...newcomer,
});

/** What somebody signs up with. Where it is kept, the password is a hash. */
export type SignUp = Readonly<z.infer<typeof signUpSchema>>;

/** Body of `POST /api/auth/confirmation-link`. */
export const confirmationLinkSchema = z.strictObject({ email: emailSchema });

/** Body of `POST /api/auth/sign-in/email`. */
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: knownPassword,
  rememberMe: z.boolean().optional(),
});

/** Body of `POST /api/auth/sign-in/social`. A failure comes back as `?error=` on `errorCallbackURL`. */
export const providerSignInSchema = z.strictObject({
  provider: z.enum(SIGN_IN_PROVIDERS),
  callbackURL: returnPathSchema,
  errorCallbackURL: returnPathSchema.optional(),
  ...newcomer,
});

/** Body of `POST /api/auth/link-social`: connect a provider, to sign in with or to read its calendar. */
export const linkProviderSchema = z.strictObject({
  provider: z.enum(SIGN_IN_PROVIDERS),
  purpose: z.enum(['sign-in', 'calendar']),
  callbackURL: returnPathSchema,
  errorCallbackURL: returnPathSchema.optional(),
});

/** Body of `POST /api/auth/request-password-reset`. */
export const passwordResetRequestSchema = z.strictObject({ email: emailSchema });

/** Body of `POST /api/auth/reset-password`; the token is the mailed one. */
export const passwordResetSchema = z.strictObject({ token, newPassword });

/** Body of `POST /api/auth/change-password`. All other sign-ins end with it. */
export const passwordChangeSchema = z.strictObject({ currentPassword: knownPassword, newPassword });

/** Body of `POST /api/auth/revoke-session` and `/unlink-account`. */
export const byIdSchema = z.strictObject({ id });

/** Body of a request that says everything by its address. */
export const emptyBodySchema = z.strictObject({});

/** Somebody who is signed in. */
export const signedInSchema = z.object({
  id: z.string(),
  email: z.string().meta({ format: 'email' }),
  name: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['member', 'admin']),
});

/** Somebody who is signed in. */
export type SignedIn = z.infer<typeof signedInSchema>;

/** Answer to a sign-in; the cookie comes with it. */
export const signedInResponseSchema = z.object({ user: signedInSchema });

/** Answer to a password: signed in, or, where two-step sign-in is on, a code is awaited. */
export const passwordAcceptedSchema = z.union([
  signedInResponseSchema,
  z.object({ secondStep: z.literal(true) }),
]);

/** Body of `GET /api/auth/get-session`; null for a visitor. */
export const sessionSchema = z.object({
  user: signedInSchema.nullable(),
  /** Id of the account that the request's sign-in was of, where it was deleted meanwhile; nobody else is told of it. */
  goneAccount: z.string().optional(),
});

/** Who asks, and whose account is gone. */
export type WhoAsks = z.infer<typeof sessionSchema>;

/** The provider's page to go to. */
export const providerPageSchema = z.object({ url: z.url() });

/** A place where the person is signed in. */
export const signInPlaceSchema = z.object({
  id: z.string(),
  /** What the browser or app says it is. */
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether this very request came from there. */
  isCurrent: z.boolean(),
});

/** Body of `GET /api/auth/list-sessions`, the newest first. */
export const signInPlacesSchema = z.object({ signIns: z.array(signInPlaceSchema) });

/** A way in which the person signs in. */
export const signInMethodSchema = z.object({
  id: z.string(),
  kind: z.enum(['password', ...SIGN_IN_PROVIDERS]),
  createdAt: z.iso.datetime(),
  /** Whether its calendar may be read. */
  hasCalendar: z.boolean(),
});

/** Body of `GET /api/auth/list-accounts`. */
export const signInMethodsSchema = z.object({ methods: z.array(signInMethodSchema) });
