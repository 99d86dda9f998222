import type { PageLife } from '../site/life/page-life.ts';
import { CheckoutOutcome } from './checkout-outcome.tsx';

/** What lives on the page after a checkout. */
export function life(): PageLife {
  return { islands: { outcome: <CheckoutOutcome /> } };
}
