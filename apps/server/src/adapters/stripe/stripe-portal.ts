import { PRODUCT_NAME } from '@overtone/domain/product';
import type { Stripe } from 'stripe';

/** Told apart from configurations made by hand, and made anew when what follows changes. */
const VERSION = `${PRODUCT_NAME.toLowerCase()}-1`;

/** Stripe's id of our own configuration of the customer portal, which is made where it does not exist. */
export async function portalConfiguration(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.['version'] === VERSION);
  if (found !== undefined) return found.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      features: {
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { enabled: false },
      },
      metadata: { version: VERSION },
    },
    { idempotencyKey: `portal_${VERSION}` },
  );
  return made.id;
}
