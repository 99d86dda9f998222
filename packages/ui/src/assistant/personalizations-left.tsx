import type { Assistant } from '@overtone/client/assistant/assistant';
import type { OfferId } from '@overtone/domain/offers/offers';
import { isQuotaExhausted, quotaText, upgradeOffer } from '@overtone/domain/suggestion/quota-texts';
import { useStore } from '@nanostores/react';
import { PlansLink, type PlansPlace } from './plans-link.tsx';

/** What the line is given. */
export interface PersonalizationsLeftProps {
  readonly assistant: Assistant;
  readonly plans: PlansPlace;
  /** The offer that the person can buy; null where nothing can be bought. */
  readonly offerId: OfferId | null;
}

/** How many AI personalizations are left, in plain words; nothing while that is not known. */
export function PersonalizationsLeft({ assistant, plans, offerId }: PersonalizationsLeftProps) {
  const quota = useStore(assistant.$quota);
  if (quota === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
      {quotaText(quota)}
      {isQuotaExhausted(quota) && <span>{upgradeOffer(offerId)}</span>}
      {isQuotaExhausted(quota) && offerId !== null && <PlansLink plans={plans} />}
    </p>
  );
}
