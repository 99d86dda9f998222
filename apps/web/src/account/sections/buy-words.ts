import { accountTerms } from '@overtone/domain/offers/account-terms';
import { formatPlan, type OfferId } from '@overtone/domain/offers/offers';

/** What the button of an offer does: a trial begins, or where there is none left a plan. */
export function buyWords(offerId: OfferId, { trialUsed }: { readonly trialUsed: boolean }): string {
  const { plan, trialDays } = accountTerms(offerId);
  if (trialDays > 0 && !trialUsed) return `Start the ${trialDays}-day trial`;
  return plan === null ? 'Subscribe' : `Subscribe for ${formatPlan(plan)}`;
}
