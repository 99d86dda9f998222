import { mark, whenKnown, whenMissing } from '@overtone/domain/site/page-marks';

/** Where mail to the people behind the product goes. */
export const SUPPORT_EMAIL = mark('support-email');
/** Where questions about the research go. */
export const RESEARCH_EMAIL = mark('research-email');
/** Where a team books a demonstration; another site. */
export const DEMO_BOOKING_URL = mark('booking-url');

/** Who runs this server. */
export const OPERATOR = {
  company: mark('company'),
  address: mark('address'),
  controller: mark('controller'),
  jurisdiction: mark('jurisdiction'),
} as const;

/** Since when the legal texts of this server hold, where its operator has said so. */
export const LEGAL_SINCE = whenKnown('legal-since', `In force since ${mark('legal-since')}`);

/** What is said in the place of the operator's details where there are none. */
export const NO_OPERATOR = whenMissing(
  'company',
  'The operator’s details have not been published here yet.',
);

/** Words that hold where there is an address to write to. */
export const whereSupport = (words: string) => whenKnown('support-email', words);

/** Words that hold where the operator has named a jurisdiction. */
export const whereLaw = (words: string) => whenKnown('jurisdiction', words);
