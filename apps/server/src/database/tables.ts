import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as alerts from './tables/alerts.ts';
import * as analytics from './tables/analytics.ts';
import * as audit from './tables/audit.ts';
import * as billing from './tables/billing.ts';
import * as calendar from './tables/calendar.ts';
import * as contact from './tables/contact.ts';
import * as identity from './tables/identity.ts';
import * as installation from './tables/installation.ts';
import * as letters from './tables/letters.ts';
import * as mails from './tables/mails.ts';
import * as programs from './tables/programs.ts';
import * as rateLimits from './tables/rate-limits.ts';
import * as selfTests from './tables/self-tests.ts';
import * as settings from './tables/settings.ts';
import * as suggestions from './tables/suggestions.ts';
import * as usage from './tables/usage.ts';

/** Every table of the database. */
export const TABLES = {
  ...alerts,
  ...analytics,
  ...audit,
  ...billing,
  ...calendar,
  ...contact,
  ...identity,
  ...installation,
  ...letters,
  ...mails,
  ...programs,
  ...rateLimits,
  ...selfTests,
  ...settings,
  ...suggestions,
  ...usage,
};

/** The same by name, for those who go through all of them whatever their columns. */
export const ALL_TABLES: Readonly<Record<string, PgTable>> = Object.fromEntries(
  Object.entries<unknown>(TABLES).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, table] as const] : [],
  ),
);
