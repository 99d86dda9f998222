import type { Usd } from '../units.ts';
import { type OfferId, OFFERS } from './offers.ts';

/** So many subscriptions that run, bought through one offer; null where it can't be told which. */
export interface RunningPlan {
  readonly offerId: OfferId | null;
  readonly running: number;
}

/**
 * What running subscriptions bring in a month at their list prices, a yearly one a twelfth of its price. An estimate: it
 * knows nothing of discounts, taxes, fees, refunds, and payments that are late; those without a known plan count nothing.
 */
export function monthlyRevenue(plans: readonly RunningPlan[]): Usd {
  return plans.reduce((sum, { offerId, running }) => {
    const plan = offerId === null ? null : OFFERS[offerId].plan;
    if (plan === null) return sum;
    return sum + (running * plan.priceUsd) / (plan.period === 'year' ? 12 : 1);
  }, 0);
}
