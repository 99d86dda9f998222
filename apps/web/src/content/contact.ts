/** Where mail to the people behind the product goes. */
export const SUPPORT_EMAIL = 'support@overtone.app';
/** Where questions about the research go. */
export const RESEARCH_EMAIL = 'research@overtone.app';
/** Where a team books a demonstration; another site. */
export const DEMO_BOOKING_URL = 'https://cal.com/overtone/demo';
