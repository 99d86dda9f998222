import { PURCHASES_CLOSED_TEXT } from '@overtone/domain/billing/purchases-closed';
import { purchaseSentence } from '@overtone/domain/offers/charge-sentence';
import type { OfferId } from '@overtone/domain/offers/offers';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { BUYING } from '../content/buying.ts';
import { When } from '../site/when.tsx';
import { signInLink } from './buy-offer.ts';

/** An offer that has a button on a page. */
export type BuyableOfferId = OfferId & keyof typeof BUYING;

/** The button that begins a purchase. Without JavaScript it leads to the sign-in, and the offer travels along. */
function OfferLink({
  offerId,
  tone = 'solid',
}: {
  readonly offerId: BuyableOfferId;
  readonly tone?: keyof typeof BUTTON_TONES;
}) {
  return (
    <a href={signInLink(offerId)} data-offer={offerId} className={BUTTON_TONES[tone]}>
      {BUYING[offerId]}
    </a>
  );
}

/**
 * The button that begins a purchase, with what will be charged, when, and under which terms. The server leaves out what is
 * not on sale, and says so where something else is. MIRRORED: apps/server, adapt-page.ts.
 */
export function OfferCost(props: {
  readonly offerId: BuyableOfferId;
  readonly tone?: keyof typeof BUTTON_TONES;
}) {
  return (
    <>
      <div data-offer-cost={props.offerId} className="grid justify-items-start gap-2">
        <OfferLink {...props} />
        <p className="max-w-[28rem] text-small text-muted">
          {purchaseSentence(props.offerId, { trialUsed: false })}
        </p>
      </div>
      <PlanClosed offerId={props.offerId} />
    </>
  );
}

/** What stands in the place of the button where other plans are on sale, but not this one. */
function PlanClosed({ offerId }: { readonly offerId: BuyableOfferId }) {
  return (
    <p data-plan-closed={offerId} hidden className="text-small">
      {BUYING.planClosed}
    </p>
  );
}

/** What stands in the place of the button where another offer on the page sells the same plan. */
export function PlanElsewhere({ offerId }: { readonly offerId: BuyableOfferId }) {
  return (
    <p data-plan-elsewhere={offerId} hidden className="text-small">
      {BUYING.planElsewhere}
    </p>
  );
}

/** What a person is to know before any price, where nothing is on sale. */
export function PurchasesClosed() {
  return (
    <When is="closed" as="p" className="mt-3 max-w-[40rem] font-serif text-read">
      {`${PURCHASES_CLOSED_TEXT} ${BUYING.meant}`}
    </When>
  );
}

/** Where a section says what came of a purchase; `sellOffers` writes into it. */
export function OfferNotice() {
  return <output data-offer-notice="" className="block text-small text-muted empty:hidden" />;
}
