import type { OfferId } from '@overtone/domain/offers/offers';
import {
  UPGRADE_ACTION,
  UPGRADE_TEXT,
  upgradeOffer,
} from '@overtone/domain/suggestion/quota-texts';
import { BUTTON_TONES } from '../controls/button-tones.tsx';

/** What the line is given. */
export interface UpgradeLineProps {
  readonly href: string;
  /** The offer that the person came through; null for none. */
  readonly offerId: OfferId | null;
}

/** Says why a suggestion was made offline, what a plan costs, and where the plans are. */
export function UpgradeLine({ href, offerId }: UpgradeLineProps) {
  return (
    <p className="border-l-2 border-edge bg-well px-4 py-2 text-small">
      {UPGRADE_TEXT} {upgradeOffer(offerId)}{' '}
      <a href={href} className={BUTTON_TONES.quiet}>
        {UPGRADE_ACTION}
      </a>
    </p>
  );
}
