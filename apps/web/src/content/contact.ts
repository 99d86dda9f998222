import { mark, missingMark } from '@overtone/domain/site/page-marks';

/** Where mail to the people behind the product goes. */
export const SUPPORT_EMAIL = mark('support-email');
/** Where questions about the research go. */
export const RESEARCH_EMAIL = mark('research-email');
/** Where a team books a demonstration; another site. */
export const DEMO_BOOKING_URL = mark('booking-url');

/** What is said beside a link to one of them where it has not been configured. */
export const MISSING = {
  supportEmail: missingMark('support-email'),
  bookingUrl: missingMark('booking-url'),
} as const;

/** Who runs this server, and since when its legal texts hold. */
export const OPERATOR = {
  company: mark('company'),
  address: mark('address'),
  controller: mark('controller'),
  jurisdiction: mark('jurisdiction'),
  legalSince: mark('legal-since'),
} as const;
