import * as analytics from './tables/analytics.ts';
import * as contact from './tables/contact.ts';
import * as identity from './tables/identity.ts';
import * as mails from './tables/mails.ts';
import * as rateLimits from './tables/rate-limits.ts';

/** Every table of the database. */
export const TABLES = { ...analytics, ...contact, ...identity, ...mails, ...rateLimits };
