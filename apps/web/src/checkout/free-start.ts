import type { OfferId } from '@overtone/domain/offers/offers';

/** Where somebody makes an account through an offer without buying anything: what is free of it is theirs from then on. */
export function freeStartLink(offerId: OfferId): string {
  return `/sign-up?offer=${offerId}&next=/demo`;
}
