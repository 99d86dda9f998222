import type { BoxLabel } from '../../secrets/labels.ts';
import { isProofOf } from '../../database/is-proof-of.ts';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ALL_TABLES, TABLES } from '../../database/tables.ts';

/** Whose data it is. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
  /** Whether they have shown that the address is theirs; else rows under it may be somebody else's. */
  readonly isEmailVerified: boolean;
}

/** Which rows of a table are about a person, and what of them the person is shown. */
export interface PersonalTable {
  readonly rowsOf: (subject: DataSubject) => SQL;
  readonly shown: readonly string[];
  /** Of those that are shown, the ones that are kept encrypted, and for which use. */
  readonly sealed: readonly string[];
  readonly sealedFor: BoxLabel | undefined;
  /** Secrets, and marks that mean nothing outside the database. */
  readonly withheld: readonly string[];
  /** Whether the rows stay when the account goes, which leave nothing but its id there. */
  readonly outlivesAccount: boolean;
}

/** A table without anything about a person who can be told apart. */
export interface ImpersonalTable {
  readonly reason: string;
}

function personal<Table extends { readonly $inferSelect: object }>(
  _table: Table,
  rowsOf: (subject: DataSubject) => SQL | undefined,
  columns: {
    readonly shown: readonly (keyof Table['$inferSelect'] & string)[];
    readonly sealed?: readonly (keyof Table['$inferSelect'] & string)[];
    readonly sealedFor?: BoxLabel;
    readonly withheld?: readonly (keyof Table['$inferSelect'] & string)[];
    readonly outlivesAccount?: boolean;
  },
): PersonalTable {
  return {
    rowsOf: (subject) => rowsOf(subject) ?? sql`false`,
    shown: columns.shown,
    sealed: columns.sealed ?? [],
    sealedFor: columns.sealedFor,
    withheld: columns.withheld ?? [],
    outlivesAccount: columns.outlivesAccount ?? false,
  };
}

const underAddress = ({ isEmailVerified }: DataSubject, rows: SQL) =>
  isEmailVerified ? rows : undefined;

/**
 * Every table of the database: what a person is given when they ask for their data, and what goes when they delete their
 * account, all but what is said to stay. A table or a column that is missing here fails a test.
 */
export const PERSONAL_DATA = {
  users: personal(TABLES.users, ({ id }) => eq(TABLES.users.id, id), {
    shown: [
      'id',
      'name',
      'email',
      'emailVerified',
      'image',
      'createdAt',
      'updatedAt',
      'role',
      'offerId',
      'timeZone',
      'suspendedAt',
      'twoFactorEnabled',
    ],
  }),
  signIns: personal(TABLES.signIns, ({ id }) => eq(TABLES.signIns.userId, id), {
    shown: ['id', 'userId', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'],
    withheld: ['token'],
  }),
  signUps: personal(
    TABLES.signUps,
    (subject) => underAddress(subject, eq(TABLES.signUps.email, subject.email)),
    {
      shown: ['id', 'email', 'name', 'offerId', 'timeZone', 'next', 'createdAt', 'expiresAt'],
      withheld: ['password', 'tokenHash'],
    },
  ),
  emailChanges: personal(TABLES.emailChanges, ({ id }) => eq(TABLES.emailChanges.userId, id), {
    shown: [
      'userId',
      'signInId',
      'email',
      'oldConfirmedAt',
      'newConfirmedAt',
      'createdAt',
      'expiresAt',
    ],
    withheld: ['oldTokenHash', 'newTokenHash'],
  }),
  credentials: personal(TABLES.credentials, ({ id }) => eq(TABLES.credentials.userId, id), {
    shown: [
      'id',
      'userId',
      'providerId',
      'accountId',
      'scope',
      'createdAt',
      'updatedAt',
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
    ],
    withheld: ['accessToken', 'refreshToken', 'idToken', 'password'],
  }),
  secondSteps: personal(TABLES.secondSteps, ({ id }) => eq(TABLES.secondSteps.userId, id), {
    shown: ['id', 'userId', 'verified', 'failedVerificationCount', 'lockedUntil'],
    withheld: ['secret', 'backupCodes'],
  }),
  passkeys: personal(TABLES.passkeys, ({ id }) => eq(TABLES.passkeys.userId, id), {
    shown: [
      'id',
      'userId',
      'name',
      'counter',
      'deviceType',
      'backedUp',
      'transports',
      'aaguid',
      'createdAt',
    ],
    withheld: ['publicKey', 'credentialID'],
  }),
  verifications: personal(TABLES.verifications, ({ id }) => isProofOf(id), {
    shown: ['id', 'createdAt', 'updatedAt', 'expiresAt'],
    withheld: ['identifier', 'value'],
  }),
  signInHandovers: personal(
    TABLES.signInHandovers,
    ({ id }) => eq(TABLES.signInHandovers.userId, id),
    {
      shown: ['id', 'userId', 'signInId', 'createdAt', 'expiresAt', 'usedAt'],
      withheld: ['codeHash', 'state', 'codeChallenge'],
    },
  ),
  mails: personal(
    TABLES.mails,
    (subject) =>
      or(
        eq(TABLES.mails.userId, subject.id),
        underAddress(subject, eq(TABLES.mails.recipient, subject.email)),
      ),
    {
      shown: [
        'id',
        'kind',
        'recipient',
        'userId',
        'downloadRequestId',
        'subscriberId',
        'letterId',
        'createdAt',
        'detail',
        'expiresAt',
        'attempts',
        'nextAttemptAt',
        'sentAt',
        'failedAt',
        'lastError',
      ],
      withheld: ['sealedLink'],
    },
  ),
  newsletterSubscribers: personal(
    TABLES.newsletterSubscribers,
    (subject) => underAddress(subject, eq(TABLES.newsletterSubscribers.email, subject.email)),
    { shown: ['id', 'email', 'timestamp', 'source', 'status'] },
  ),
  downloadRequests: personal(
    TABLES.downloadRequests,
    (subject) => underAddress(subject, eq(TABLES.downloadRequests.email, subject.email)),
    { shown: ['id', 'email', 'platform', 'userAgent', 'timestamp', 'source', 'emailSent'] },
  ),
  analyticsEvents: personal(
    TABLES.analyticsEvents,
    ({ id }) => eq(TABLES.analyticsEvents.userId, id),
    {
      shown: [
        'id',
        'event',
        'pageName',
        'userId',
        'timeSpentSeconds',
        'platform',
        'location',
        'timestamp',
        'receivedAt',
      ],
    },
  ),
  accountSettings: personal(
    TABLES.accountSettings,
    ({ id }) => eq(TABLES.accountSettings.userId, id),
    { shown: ['userId', 'revision', 'groups', 'updatedAt'] },
  ),
  keptPrograms: personal(TABLES.keptPrograms, ({ id }) => eq(TABLES.keptPrograms.userId, id), {
    shown: ['userId', 'id', 'revision', 'text', 'createdAt', 'updatedAt'],
  }),
  programRevisions: personal(
    TABLES.programRevisions,
    ({ id }) => eq(TABLES.programRevisions.userId, id),
    { shown: ['userId', 'revision'] },
  ),
  selfTests: personal(TABLES.selfTests, ({ id }) => eq(TABLES.selfTests.userId, id), {
    shown: ['userId', 'id', 'revision', 'test', 'updatedAt'],
    withheld: ['seeds'],
  }),
  deletedSelfTests: personal(
    TABLES.deletedSelfTests,
    ({ id }) => eq(TABLES.deletedSelfTests.userId, id),
    { shown: ['userId', 'id', 'deletedAt'] },
  ),
  selfTestDevices: personal(
    TABLES.selfTestDevices,
    ({ id }) => eq(TABLES.selfTestDevices.userId, id),
    { shown: ['userId', 'id', 'publicKey', 'createdAt'] },
  ),
  usageSessions: personal(TABLES.usageSessions, ({ id }) => eq(TABLES.usageSessions.userId, id), {
    shown: [
      'id',
      'userId',
      'sittingId',
      'deviceId',
      'startedAt',
      'lastSeenAt',
      'endedAt',
      'primaryBand',
      'supportingBand',
      'globalHz',
      'centerHz',
      'source',
      'ratingBefore',
      'ratingAfter',
    ],
  }),
  suggestionHistory: personal(
    TABLES.suggestionHistory,
    ({ id }) => eq(TABLES.suggestionHistory.userId, id),
    {
      shown: [
        'id',
        'userId',
        'state',
        'globalModulationHz',
        'centerModulationHz',
        'visualHue',
        'source',
        'createdAt',
        'verdict',
        'decidedAt',
      ],
    },
  ),
  suggestionReplies: personal(
    TABLES.suggestionReplies,
    ({ id }) => eq(TABLES.suggestionReplies.userId, id),
    { shown: ['userId', 'key', 'reply', 'claimedAt'], withheld: ['scope', 'requestHash'] },
  ),
  personalizationCounts: personal(
    TABLES.personalizationCounts,
    ({ id }) => eq(TABLES.personalizationCounts.userId, id),
    { shown: ['holder', 'userId', 'used', 'lastUsedAt'] },
  ),
  personalizationReservations: personal(
    TABLES.personalizationReservations,
    ({ id }) =>
      sql`${TABLES.personalizationReservations.holder} in (select ${TABLES.personalizationCounts.holder} from ${TABLES.personalizationCounts} where ${TABLES.personalizationCounts.userId} = ${id})`,
    { shown: ['id', 'holder', 'reservedAt'] },
  ),
  paymentCustomers: personal(
    TABLES.paymentCustomers,
    ({ id }) => eq(TABLES.paymentCustomers.userId, id),
    { shown: ['userId', 'customerId', 'createdAt', 'checkoutOpenUntil'] },
  ),
  subscriptions: personal(TABLES.subscriptions, ({ id }) => eq(TABLES.subscriptions.userId, id), {
    shown: [
      'id',
      'userId',
      'status',
      'offerId',
      'startedAt',
      'periodStart',
      'periodEnd',
      'trialEnd',
      'endsAt',
      'checkedAt',
    ],
  }),
  calendarConnections: personal(
    TABLES.calendarConnections,
    ({ id }) => eq(TABLES.calendarConnections.userId, id),
    {
      shown: [
        'id',
        'userId',
        'kind',
        'name',
        'address',
        'windowFrom',
        'createdAt',
        'syncedAt',
        'nextSyncAt',
        'againAt',
        'problem',
        'failures',
      ],
      sealed: ['name', 'address'],
      sealedFor: 'calendar',
      withheld: ['sourceHash', 'progress'],
    },
  ),
  calendarOccurrences: personal(
    TABLES.calendarOccurrences,
    ({ id }) => eq(TABLES.calendarOccurrences.userId, id),
    {
      shown: ['connectionId', 'userId', 'title', 'timing', 'startsAt', 'endsAt', 'standing'],
      sealed: ['title'],
      sealedFor: 'calendar',
      withheld: ['key', 'series'],
    },
  ),
  calendarPreferences: personal(
    TABLES.calendarPreferences,
    ({ id }) => eq(TABLES.calendarPreferences.userId, id),
    { shown: ['userId', 'autopilot', 'hostedTitles', 'leadMinutes'] },
  ),
  auditLog: personal(TABLES.auditLog, ({ id }) => eq(TABLES.auditLog.subject, id), {
    shown: ['id', 'at', 'act', 'subject', 'words'],
    withheld: ['actor'],
    outlivesAccount: true,
  }),
  trialsUsed: {
    reason:
      'Keyed hashes that say only that a trial was used once; nobody can be found from them, and they stay when an account goes.',
  },
  goneSignIns: {
    reason:
      'Keyed hashes of the sign-ins that deleted accounts had, each with an id that only the browser with that sign-in can have opened; they are forgotten when those would have ended.',
  },
  paymentEvents: { reason: 'Ids of messages from the payment provider; they name nobody.' },
  webVitals: { reason: 'How fast pages were, with nothing about who opened them.' },
  rateLimits: { reason: 'Counts under keyed hashes, which are forgotten within 25 hours.' },
  letters: {
    reason:
      'What was written to many people at once, how many got it, and, until it has gone out, the id of whom the next turn comes after.',
  },
  alerts: { reason: 'What is wrong with the server itself.' },
  installation: { reason: 'One row about the server itself.' },
} as const satisfies Record<keyof typeof TABLES, PersonalTable | ImpersonalTable>;

/** A table with rows about people, by its name in the code, and its rule. */
export interface PersonalRule extends PersonalTable {
  readonly name: string;
  readonly table: PgTable;
}

/** The tables with rows about people. */
export function personalTables(): readonly PersonalRule[] {
  const rules: Readonly<Record<string, PersonalTable | ImpersonalTable>> = PERSONAL_DATA;
  return Object.entries(ALL_TABLES).flatMap(([name, table]) => {
    const rule = rules[name];
    return rule !== undefined && 'rowsOf' in rule ? [{ ...rule, name, table }] : [];
  });
}
