import { accountTerms } from '../offers/account-terms.ts';
import type { OfferId } from '../offers/offers.ts';

/**
 * Days that buying an offer begins with for free. Offers of one plan share the longest trial, whichever of them an
 * account came through; a person has one trial in all.
 */
export function trialDaysFor(offerId: OfferId, hadTrial: boolean): number {
  return hadTrial ? 0 : accountTerms(offerId).trialDays;
}
