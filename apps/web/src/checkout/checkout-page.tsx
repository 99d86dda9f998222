import { Island } from '../site/island.tsx';
import { SitePage } from '../site/site-page.tsx';

/** Where somebody comes back to from paying. */
export function CheckoutPage() {
  return (
    <SitePage>
      <div className="page grid max-w-3xl gap-6 py-16">
        <Island name="outcome" />
      </div>
    </SitePage>
  );
}
