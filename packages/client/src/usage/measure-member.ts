import type { OfferId } from '@overtone/domain/offers/offers';
import { offerToBuy } from '@overtone/domain/offers/offers-to-buy';
import { createAccountApi } from '../account/account-api.ts';
import { forAccount } from '../api/for-account.ts';
import { randomUuid } from '../ids/random-uuid.ts';
import type { Host } from '../platform/host.ts';
import { type MeasuredUse, measureUse, type MeasuredUseParts } from './measure-use.ts';

export interface MemberParts extends Omit<MeasuredUseParts, 'offerId' | 'newUuid' | 'host'> {
  readonly host: Host;
  /** The offers that the server sells; none where it cannot be asked. */
  readonly onSale: Promise<readonly string[]> | readonly string[];
  /** Whether they are still signed in; nothing is measured of somebody who left meanwhile. */
  readonly isHere: () => boolean;
}

/** A member whose use is measured. */
export interface MeasuredMember extends MeasuredUse {
  /** The offer that they can buy beside what they have; null where nothing can be bought. */
  readonly offerId: OfferId | null;
}

/** Measures a member's use until stopped; null for one who left while the server was asked what they have. */
export async function measureMember(parts: MemberParts): Promise<MeasuredMember | null> {
  const [account, onSale] = await Promise.all([
    createAccountApi({ ...parts.host, ...forAccount(parts.host, parts.person) }).account(),
    parts.onSale,
  ]);
  if (!parts.isHere()) return null;
  const offerId = offerToBuy(account.ok ? account.value.offerId : null, onSale);
  return { offerId, ...measureUse({ ...parts, offerId, newUuid: randomUuid }) };
}
