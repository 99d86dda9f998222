import { accountTerms } from '@overtone/domain/offers/account-terms';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { Days, UnitInterval, Usd } from '@overtone/domain/units';

/** Days that the figure covers: a year from today. */
export const YEAR_DAYS: Days = 365;

const PERIOD_DAYS = { month: YEAR_DAYS / 12, year: YEAR_DAYS } as const;

/** A charge of a plan, so many days from today. */
export interface Charge {
  readonly day: Days;
  readonly amount: Usd;
}

/** Everything that a plan bought today takes within a year: the first charge at the end of its trial, then one a period. */
export function chargesInYear(offerId: OfferId): readonly Charge[] {
  const { plan, trialDays } = accountTerms(offerId);
  if (plan === null) return [];
  const periodDays = PERIOD_DAYS[plan.period];
  const count = Math.ceil((YEAR_DAYS - trialDays) / periodDays);
  return Array.from({ length: count }, (_, index) => ({
    day: trialDays + index * periodDays,
    amount: plan.priceUsd,
  }));
}

/** Where a day stands on the axis, from 0 (today) to 1 (in a year): by its square root, so that the first weeks have room. */
export function placeOfDay(day: Days): UnitInterval {
  return Math.sqrt(Math.min(YEAR_DAYS, Math.max(0, day)) / YEAR_DAYS);
}
