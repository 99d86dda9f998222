import { FREE_DAILY_MINUTES } from '@overtone/domain/offers/offers';
import { PRODUCT_NAME } from '@overtone/domain/product';

/** Words of the subscription success page. */
export const CHECKOUT = {
  title: "You're All Set!",
  lead: `Thank you for subscribing to ${PRODUCT_NAME}. A receipt is on its way by email.`,
  benefits: [
    `Unlimited daily usage, with no ${FREE_DAILY_MINUTES}-minute limit`,
    'All premium focus modes',
    'Priority support and new features',
  ],
  button: 'Go to Homepage Now',
} as const;
