import type { OfferId } from '@overtone/domain/offers/offers';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { namedIn } from '../named-in.ts';
import { id, time } from './columns.ts';

/** What an account may do beside what it pays for. */
export type AccountRole = 'member' | 'admin';

/** People with an account. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower-cased. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    role: text('role').$type<AccountRole>().notNull().default('member'),
    /** The offer that the person came through; its terms are the account's. Null means none. */
    offerId: text('offer_id').$type<OfferId>(),
    /** IANA name of the person's time zone, in which days and streaks are counted. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Since when the person is let in nowhere; null for everybody else. */
    suspendedAt: time('suspended_at'),
    /** Whether a password alone does not sign in: a code is asked for as well. The name is the sign-in library's. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  },
  (table) => [index('users_created').on(table.createdAt, table.id)],
);

/** Where people are signed in. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text('id').primaryKey(),
    expiresAt: time('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Always null: addresses are not kept. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sign_ins_user').on(table.userId, table.updatedAt),
    index('sign_ins_updated').on(table.updatedAt, table.id),
    index('sign_ins_expires').on(table.expiresAt),
  ],
);

/**
 * Sign-ins that an account had when it was deleted, so that a browser which still carries one learns that the account is gone.
 * Nobody can be found from a row, nor the account's id be read, without the token that the browser alone has.
 */
export const goneSignIns = pgTable(
  'gone_sign_ins',
  {
    /** A keyed hash of the token. */
    tokenHash: text('token_hash').primaryKey(),
    /** The account's id, encrypted under a key made from the token. */
    sealedAccount: text('sealed_account').notNull(),
    /** When the sign-in would have ended by itself. */
    keptUntil: time('kept_until').notNull(),
  },
  (table) => [index('gone_sign_ins_until').on(table.keptUntil)],
);

/**
 * Sign-ups whose address nobody has confirmed yet. Each stands by itself, however many name the same address, and becomes
 * an account only with the link that was mailed for it and the password that it was made with.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id(),
    /** Lower-cased. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    password: text('password').notNull(),
    offerId: text('offer_id').$type<OfferId>(),
    timeZone: text('time_zone'),
    /** The page of the site that the person was on the way to. */
    next: text('next'),
    /** SHA-256 of the newest link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    /** When the newest link stops working. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    index('sign_ups_expires').on(table.expiresAt),
  ],
);

/** Changes of address that wait for both mailboxes, at most one for each person. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in that asked, which goes on after the change. */
    signInId: text('sign_in_id').references(() => signIns.id, { onDelete: 'set null' }),
    /** The new address, lower-cased. */
    email: text('email').notNull(),
    /** SHA-256 of the token that was mailed to the old address. */
    oldTokenHash: text('old_token_hash').notNull().unique(),
    /** The same of the new one. */
    newTokenHash: text('new_token_hash').notNull().unique(),
    oldConfirmedAt: time('old_confirmed_at'),
    newConfirmedAt: time('new_confirmed_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('email_changes_sign_in').on(table.signInId),
    index('email_changes_expires').on(table.expiresAt),
  ],
);

/** Ways in which a person signs in: a password, Google, Microsoft. Provider tokens are kept encrypted. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    /** Always null: who the person is at the provider is read once and not kept. */
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** What codes are checked with where a password alone does not sign in; the names are the sign-in library's. */
export const secondSteps = pgTable('second_steps', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the authenticator app shares with us, encrypted. */
  secret: text('secret').notNull(),
  /** Backup codes that were not used yet, encrypted. */
  backupCodes: text('backup_codes').notNull(),
  /** Whether a first code has shown that the app has the secret. */
  verified: boolean('verified').notNull().default(true),
  /** Wrong codes since the last right one. */
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  /** Until when no code is taken, after too many wrong ones. */
  lockedUntil: time('locked_until'),
});

/** Passkeys that people sign in with; the names are the sign-in library's. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the person calls it. */
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    /** Times that it has signed, where the authenticator counts. */
    counter: integer('counter').notNull(),
    /** `singleDevice` or `multiDevice`. */
    deviceType: text('device_type').notNull(),
    /** Whether it is kept in the person's cloud as well. */
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    /** Which kind of authenticator made it. */
    aaguid: text('aaguid'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Short-lived proofs: mailed links and sign-ins under way at a provider. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires').on(table.expiresAt),
    index('verifications_named').using('gin', namedIn(table.value)),
  ],
);

/** Sign-ins that were begun elsewhere (the desktop app, a popup) and wait to be handed over with a one-time code. */
export const signInHandovers = pgTable(
  'sign_in_handovers',
  {
    id: id(),
    /** SHA-256 of the one-time code. */
    codeHash: text('code_hash').notNull().unique(),
    state: text('state').notNull(),
    /** PKCE, S256. */
    codeChallenge: text('code_challenge').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in that hands over; when it ends, the code ends with it. */
    signInId: text('sign_in_id')
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('sign_in_handovers_user').on(table.userId),
    index('sign_in_handovers_sign_in').on(table.signInId),
    index('sign_in_handovers_expires').on(table.expiresAt),
  ],
);
