import { FREE_DAILY_MINUTES } from '@overtone/domain/offers/offers';
import { PRODUCT_NAME } from '@overtone/domain/product';

/** Words of the page after a subscription, and where no purchase is asked about. */
export const CHECKOUT = {
  title: "You're All Set!",
  leads: {
    complete: `Thank you for subscribing to ${PRODUCT_NAME}.`,
    unnamed: 'This is what a subscription gives you.',
  },
  benefits: [
    `Unlimited daily usage, with no ${FREE_DAILY_MINUTES}-minute limit`,
    'All premium focus modes',
    'Priority support and new features',
  ],
  terms: 'You can always see what is charged, and when, on',
  account: 'your account page',
  session: 'Begin a session',
  button: 'Go to Homepage Now',
} as const;

/** What the page says before it knows, and where there is nothing to celebrate. */
export const CHECKOUT_NOTES = {
  checking: {
    title: 'One moment',
    text: 'We are asking the payment provider whether your subscription is in place.',
  },
  pending: {
    title: 'Not complete yet',
    text: 'The payment provider has not confirmed a payment. If you have just paid, it may take a minute; if you turned back, nothing was charged.',
  },
  signedOut: {
    title: 'Sign in to see your purchase',
    text: 'Sign in and we’ll check again.',
  },
  unknown: {
    title: 'Nothing to see here yet',
    text: 'This page doesn’t belong to a purchase of yours, and opening it costs nothing.',
  },
  failed: {
    title: 'We couldn’t check',
    text: 'The payment provider is not answering at the moment. If you have paid, your subscription is safe all the same.',
  },
} as const;

/** What it says where nothing can be asked, because no script runs. */
export const CHECKOUT_WITHOUT_SCRIPT =
  'Without JavaScript this page can’t ask. If you have paid, your subscription is safe all the same.';

/** Ways on from there. */
export const CHECKOUT_WAYS = {
  again: 'Check again',
  signIn: 'Sign in',
  plans: 'See the plans',
  home: 'Go to the home page',
} as const;
