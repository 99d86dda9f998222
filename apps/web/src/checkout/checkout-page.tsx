import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { CHECKOUT_WAYS, CHECKOUT_WITHOUT_SCRIPT } from '../content/checkout.ts';
import { Island } from '../site/life/island.tsx';
import { EndPage } from '../site/end-page.tsx';

/** Where somebody comes back to from paying. */
export function CheckoutPage() {
  return (
    <EndPage>
      <Island name="outcome" />
      <p className="hidden font-serif text-read noscript:block">
        {CHECKOUT_WITHOUT_SCRIPT}{' '}
        <a href="/" className={TEXT_LINK}>
          {CHECKOUT_WAYS.home}
        </a>
      </p>
    </EndPage>
  );
}
