import type { PageLife } from '../site/page-life.ts';
import { CheckoutOutcome } from './checkout-outcome.tsx';

/** What lives on the page after a checkout. */
export function checkoutLife(): PageLife {
  return { islands: { outcome: <CheckoutOutcome /> } };
}
