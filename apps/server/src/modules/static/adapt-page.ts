import { OFFER_IDS } from '@overtone/domain/offers/offers';
import { isPlanOnSale } from '@overtone/domain/offers/offers-to-buy';

/** What differs between installations, and is said on pages that are built once for all. */
export interface InstallationFacts {
  /** Names of the offers that can be bought. */
  readonly offersOnSale: readonly string[];
  /** Whether the day of people who do not pay is limited. */
  readonly dailyLimit: boolean;
}

/** MIRRORED: apps/web/src/site/when.tsx and checkout/offer-link.tsx write these attributes. */
const WHEN = /<(?<tag>span|p|li)\b[^>]* data-when="(?<when>\w+)"[^>]*>.*?<\/\k<tag>>/gsu;
const CLOSED = /<p data-plan-closed="(?<offerId>[\w-]+)"[^>]*>.*?<\/p>/gsu;
const ELSEWHERE = /<p data-plan-elsewhere="(?<offerId>[\w-]+)"[^>]*>.*?<\/p>/gsu;
const OFFER = /<div data-offer-cost="(?<offerId>[\w-]+)"[^>]*>.*?<\/div>/gsu;

/**
 * A built page as this installation shows it: words that do not hold here, and offers that are not on sale, are gone. Only one
 * that is shown in the place of a page that is not there says so.
 */
export function adaptPage(
  html: string,
  { offersOnSale, dailyLimit }: InstallationFacts,
  isInstead = false,
): string {
  const holds = new Set([
    dailyLimit ? 'limited' : 'unlimited',
    offersOnSale.length > 0 ? 'open' : 'closed',
    isInstead ? 'lost' : 'found',
  ]);
  return html
    .replace(WHEN, (element, _tag, when: string) =>
      holds.has(when) ? element.replace(' hidden=""', '') : '',
    )
    .replace(CLOSED, (element, offerId: string) =>
      isMissing(offerId, offersOnSale) ? element.replace(' hidden=""', '') : '',
    )
    .replace(ELSEWHERE, (element, offerId: string) =>
      isElsewhere(offerId, offersOnSale) ? element.replace(' hidden=""', '') : '',
    )
    .replace(OFFER, (element, offerId: string) => (offersOnSale.includes(offerId) ? element : ''));
}

/** Whether this offer is not on sale, but another that sells the same. */
function isElsewhere(offerId: string, onSale: readonly string[]): boolean {
  const known = OFFER_IDS.find((id) => id === offerId);
  return known !== undefined && !onSale.includes(known) && isPlanOnSale(known, onSale);
}

/** Whether something is on sale, but not what this offer sells. */
function isMissing(offerId: string, onSale: readonly string[]): boolean {
  const known = OFFER_IDS.find((id) => id === offerId);
  return onSale.length > 0 && known !== undefined && !isPlanOnSale(known, onSale);
}
