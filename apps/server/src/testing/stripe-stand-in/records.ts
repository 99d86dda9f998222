import type { PaymentStatus } from '@overtone/domain/billing/subscription';
import type { Seconds } from '@overtone/domain/units';

/** A customer of the stand-in. */
export interface CustomerRecord {
  readonly id: string;
  readonly created: Seconds;
  readonly email: string | null;
  readonly metadata: Record<string, string>;
  isDeleted: boolean;
}

/** A price of the stand-in. */
export interface PriceRecord {
  readonly id: string;
  readonly created: Seconds;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
  readonly productName: string;
  lookupKey: string | null;
}

/** A checkout of the stand-in. */
export interface SessionRecord {
  readonly id: string;
  readonly created: Seconds;
  readonly expiresAt: Seconds;
  readonly customer: string;
  readonly clientReferenceId: string | null;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Record<string, string>;
  readonly subscriptionMetadata: Record<string, string>;
  readonly trialDays: number;
  /** What the page says above its button. */
  readonly submitMessage: string;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

/** A subscription of the stand-in. */
export interface SubscriptionRecord {
  readonly id: string;
  readonly created: Seconds;
  readonly customer: string;
  readonly priceId: string;
  readonly metadata: Record<string, string>;
  readonly trialStart: Seconds | null;
  readonly trialEnd: Seconds | null;
  status: PaymentStatus;
  periodStart: Seconds;
  periodEnd: Seconds;
  cancelAt: Seconds | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: Seconds | null;
  endedAt: Seconds | null;
}

/** A configuration of the stand-in's customer portal. */
export interface PortalConfigurationRecord {
  readonly id: string;
  readonly created: Seconds;
  readonly metadata: Record<string, string>;
}
