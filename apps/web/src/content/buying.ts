/** Words around the buttons that begin a purchase. */
export const BUYING = {
  monthly: 'Start the monthly trial',
  annual: 'Start the annual trial',
  landing: 'Start the trial',
  'annual-14': 'Start with a year',
  hero: 'Subscribe now',
  meant: 'These are the plans we mean to sell.',
  planClosed: 'This plan can’t be bought at the moment.',
  planElsewhere: 'This plan is part of another offer on this page.',
  busy: 'Opening the payment page…',
  failed: 'The payment page could not be opened. Please try again in a moment.',
} as const;
