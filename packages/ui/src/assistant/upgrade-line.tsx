import type { OfferId } from '@overtone/domain/offers/offers';
import { UPGRADE_TEXT, upgradeOffer } from '@overtone/domain/suggestion/quota-texts';
import { PlansLink, type PlansPlace } from './plans-link.tsx';

/** What the line is given. */
export interface UpgradeLineProps {
  readonly plans: PlansPlace;
  /** The offer that the person can buy; null where nothing can be bought. */
  readonly offerId: OfferId | null;
}

/** Says why a suggestion was made offline and, where there are plans, what one costs and where they are. */
export function UpgradeLine({ plans, offerId }: UpgradeLineProps) {
  return (
    <p className="border-l-2 border-edge bg-well px-4 py-2 text-small">
      {UPGRADE_TEXT} {upgradeOffer(offerId)} {offerId !== null && <PlansLink plans={plans} />}
    </p>
  );
}
