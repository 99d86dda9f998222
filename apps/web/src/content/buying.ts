/** Words around the buttons that begin a purchase. */
export const BUYING = {
  monthly: 'Start the monthly trial',
  annual: 'Start the annual trial',
  landing: 'Start the trial',
  'annual-14': 'Start with a year',
  hero: 'Subscribe now',
  planClosed: 'This plan cannot be bought here now.',
  planElsewhere: 'This plan is sold with another offer on this page.',
  busy: 'Opening the payment page ...',
  failed: 'The payment page could not be opened. Please try again in a moment.',
} as const;
