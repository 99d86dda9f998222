import type { Usd } from '../units.ts';

/** Names of the offers, as they travel with a sign-up and are stored on the account. */
export const OFFER_IDS = [
  'hero',
  'landing',
  'monthly',
  'annual',
  'annual-14',
  'demo',
  'terms',
] as const;

/** Name of an offer. */
export type OfferId = (typeof OFFER_IDS)[number];

/** Where an offer is shown. */
export type OfferPlace =
  | 'hero'
  | 'marketing-copy'
  | 'landing-pricing-block'
  | 'pricing-section'
  | 'closing-text'
  | 'demo-page'
  | 'research-pages'
  | 'legal-pages';

/** What is bought: an amount that is charged once a period. */
export interface Plan {
  readonly priceUsd: Usd;
  readonly period: 'month' | 'year';
}

/** One reading of what the product costs and promises. A promise it does not make is null. */
export interface Offer {
  readonly id: OfferId;
  readonly shownIn: readonly OfferPlace[];
  readonly plan: Plan | null;
  readonly trialDays: number | null;
  /** AI personalizations that are free, counted over an account's lifetime. */
  readonly freePersonalizations: number | null;
  /** Minutes of light and sound a day that are free, or no limit. */
  readonly freeDailyMinutes: number | 'unlimited' | null;
  readonly refundDays: number | null;
  /** Whether the offer promises to ask for no card. */
  readonly noCard: boolean;
  /** How the page words the price, where it is more than the plan's own figure. */
  readonly priceText?: string;
  readonly savingText?: string;
}

/** The offer of an account that came through none. */
export const DEFAULT_OFFER_ID: OfferId = 'hero';

/** Minutes of light and sound a day that cost nothing, as the demo promises. */
export const FREE_DAILY_MINUTES = 15;

/** Days between the announcement of changed terms and the day they hold. */
export const TERMS_CHANGE_NOTICE_DAYS = 30;

/** When a cancelled subscription ends. */
export const CANCELLATION_TAKES_EFFECT = 'at the end of the billing period';

const MONTHLY_PLAN: Plan = { priceUsd: 20, period: 'month' };
const ANNUAL_PLAN: Plan = { priceUsd: 100, period: 'year' };
const LANDING_PLAN: Plan = { priceUsd: 9.99, period: 'month' };

/** Every reading of the price and the promises, once. Pages quote these; none types a number. */
export const OFFERS: Readonly<Record<OfferId, Offer>> = {
  hero: {
    id: 'hero',
    shownIn: ['hero', 'marketing-copy'],
    plan: MONTHLY_PLAN,
    trialDays: null,
    freePersonalizations: 10,
    freeDailyMinutes: 'unlimited',
    refundDays: 30,
    noCard: true,
  },
  landing: {
    id: 'landing',
    shownIn: ['landing-pricing-block'],
    plan: LANDING_PLAN,
    trialDays: 7,
    freePersonalizations: 50,
    freeDailyMinutes: null,
    refundDays: null,
    noCard: false,
  },
  monthly: {
    id: 'monthly',
    shownIn: ['pricing-section'],
    plan: MONTHLY_PLAN,
    trialDays: 7,
    freePersonalizations: null,
    freeDailyMinutes: null,
    refundDays: null,
    noCard: false,
  },
  annual: {
    id: 'annual',
    shownIn: ['pricing-section'],
    plan: ANNUAL_PLAN,
    trialDays: 15,
    freePersonalizations: null,
    freeDailyMinutes: null,
    refundDays: null,
    noCard: false,
    savingText: 'Save 58%',
  },
  'annual-14': {
    id: 'annual-14',
    shownIn: ['closing-text'],
    plan: ANNUAL_PLAN,
    trialDays: 14,
    freePersonalizations: null,
    freeDailyMinutes: null,
    refundDays: null,
    noCard: false,
    priceText: 'from $20/month',
  },
  demo: {
    id: 'demo',
    shownIn: ['demo-page', 'research-pages'],
    plan: null,
    trialDays: null,
    freePersonalizations: null,
    freeDailyMinutes: FREE_DAILY_MINUTES,
    refundDays: null,
    noCard: true,
  },
  terms: {
    id: 'terms',
    shownIn: ['legal-pages'],
    plan: null,
    trialDays: null,
    freePersonalizations: null,
    freeDailyMinutes: null,
    refundDays: 7,
    noCard: false,
  },
};

/** An amount as pages write it: "$20", "$9.99". */
export function formatUsd(amount: Usd): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** A plan's price as pages write it: "$20/month", "$9.99/month", "$100/year". */
export function formatPlan({ priceUsd, period }: Plan): string {
  return `${formatUsd(priceUsd)}/${period}`;
}
