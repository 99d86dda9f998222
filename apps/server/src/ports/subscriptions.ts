import type { SubscriptionState } from '@overtone/domain/offers/entitlements';

/** From which address to which. */
export interface AddressChange {
  readonly from: string;
  readonly to: string;
}

/** What other modules may know and ask of a person's subscription. */
export interface Subscriptions {
  readonly subscriptionOf: (userId: string) => Promise<SubscriptionState>;
  /** The payment provider's id of a person; null for somebody who never went to pay. */
  readonly customerIdOf: (userId: string) => Promise<string | null>;
  /**
   * The person's address becomes another: the one trial that they had counts for it, too, and the payment provider is told.
   *
   * @throws AppError `billing_unavailable` when the provider can't be told.
   */
  readonly moveAddress: (userId: string, move: AddressChange) => Promise<void>;
  /**
   * Ends every subscription at once and has the provider forget the person, for somebody whose account is to be
   * deleted. Nothing to end is fine.
   *
   * @throws AppError `billing_unavailable` when the provider can't be asked, or a subscription goes on all the same: then the
   * account must stay.
   */
  readonly cancelEverything: (userId: string) => Promise<void>;
}
