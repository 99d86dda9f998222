import { AUDIT_KEPT_DAYS } from '@overtone/domain/account/audit-acts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { auditLog } from '../../database/tables/audit.ts';
import { paymentEvents } from '../../database/tables/billing.ts';
import { calendarOccurrences } from '../../database/tables/calendar.ts';
import {
  emailChanges,
  goneSignIns,
  signInHandovers,
  signIns,
  signUps,
  verifications,
} from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { rateLimits } from '../../database/tables/rate-limits.ts';
import { deletedSelfTests } from '../../database/tables/self-tests.ts';
import {
  personalizationCounts,
  personalizationReservations,
  suggestionReplies,
} from '../../database/tables/suggestions.ts';

/** How long the rows of a table are kept, counted from one of its columns; a row without that instant stays. */
export interface RetentionRule {
  readonly table: PgTable;
  readonly since: PgColumn;
  readonly keepDays: number;
  /** A second of its columns from which the same time has to have passed; a row without that instant stays, too. */
  readonly andSince?: PgColumn;
  /** Which rows the rule is about; all when absent. */
  readonly where?: SQL;
}

/** Everything that is not kept for ever. What is missing here stays until a person or their account goes. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { table: rateLimits, since: rateLimits.spentUntil, keepDays: 0 },
  { table: verifications, since: verifications.expiresAt, keepDays: 1 },
  // A new link can still be had for one whose link is too old.
  { table: signUps, since: signUps.expiresAt, keepDays: 7 },
  { table: signIns, since: signIns.expiresAt, keepDays: 1 },
  { table: goneSignIns, since: goneSignIns.keptUntil, keepDays: 0 },
  { table: emailChanges, since: emailChanges.expiresAt, keepDays: 1 },
  { table: signInHandovers, since: signInHandovers.expiresAt, keepDays: 1 },
  {
    table: personalizationReservations,
    since: personalizationReservations.reservedAt,
    keepDays: 1,
  },
  { table: suggestionReplies, since: suggestionReplies.claimedAt, keepDays: 1 },
  // Whoever asked and got no answer has used none.
  {
    table: personalizationCounts,
    since: personalizationCounts.lastUsedAt,
    keepDays: 1,
    where: sql`${personalizationCounts.used} = 0`,
  },
  // As long as the visitor's cookie lasts.
  {
    table: personalizationCounts,
    since: personalizationCounts.lastUsedAt,
    keepDays: 365,
    where: sql`${personalizationCounts.userId} is null`,
  },
  // A browser that has not been opened for longer may bring one back.
  { table: deletedSelfTests, since: deletedSelfTests.deletedAt, keepDays: 365 },
  { table: calendarOccurrences, since: calendarOccurrences.endsAt, keepDays: 7 },
  { table: mails, since: mails.sentAt, keepDays: 30, where: sql`${mails.kind} <> 'terms_change'` },
  // Whoever was told is not told again of the same day.
  {
    table: mails,
    since: mails.sentAt,
    andSince: mails.expiresAt,
    keepDays: 30,
    where: sql`${mails.kind} = 'terms_change'`,
  },
  { table: mails, since: mails.failedAt, keepDays: 90 },
  { table: paymentEvents, since: paymentEvents.receivedAt, keepDays: 60 },
  { table: webVitals, since: webVitals.receivedAt, keepDays: 90 },
  { table: analyticsEvents, since: analyticsEvents.receivedAt, keepDays: 400 },
  // The table's own trigger lets go of rows by the database's clock.
  {
    table: auditLog,
    since: auditLog.at,
    keepDays: AUDIT_KEPT_DAYS,
    where: sql`${auditLog.at} < now() - make_interval(days => ${AUDIT_KEPT_DAYS})`,
  },
];

/** The rows that `rule` no longer keeps at `now`. */
export function isExpired({ since, andSince, keepDays, where }: RetentionRule, now: Date): SQL {
  const hasPassed = (instant: PgColumn) =>
    sql`${instant} < ${now.toISOString()}::timestamptz - make_interval(days => ${keepDays})`;
  const conditions = [
    hasPassed(since),
    ...(andSince === undefined ? [] : [hasPassed(andSince)]),
    ...(where === undefined ? [] : [where]),
  ];
  return sql.join(conditions, sql` and `);
}
