import { PURCHASES_CLOSED_TEXT } from '@overtone/domain/billing/purchases-closed';
import { OFFER_IDS } from '@overtone/domain/offers/offers';
import { BUYING } from '../content/buying.ts';
import type { Behaviour } from '../site/page-life.ts';
import type { OnSale } from './ask-on-sale.ts';

/**
 * Makes the offers of a section buyable. What is on sale is asked once for all sections of a page;
 * where nothing is, the section says so and shows no button.
 */
export function sellOffers(): Behaviour {
  let onSale: OnSale | undefined;
  return (place, { host }) => {
    const links = [...place.querySelectorAll<HTMLAnchorElement>('a[data-offer]')];
    const notice = place.querySelector<HTMLOutputElement>('[data-offer-notice]');
    const say = (sentence: string) => {
      if (notice) notice.value = sentence;
    };
    const listening = new AbortController();

    const showWhatIsOnSale = async () => {
      onSale ??= import('./ask-on-sale.ts').then(({ askOnSale }) => askOnSale(host));
      const ids = await onSale;
      if (ids === undefined || listening.signal.aborted) return;
      for (const link of links) link.hidden = !ids.includes(link.dataset['offer']);
      if (ids.length === 0) say(PURCHASES_CLOSED_TEXT);
    };
    void showWhatIsOnSale();

    let isBuying = false;
    const buy = async (link: HTMLAnchorElement) => {
      const offerId = OFFER_IDS.find((id) => id === link.dataset['offer']);
      if (offerId === undefined || isBuying) return;
      isBuying = true;
      say(BUYING.busy);
      const { buyOffer } = await import('./buy-offer.ts');
      const outcome = await buyOffer(host, offerId);
      isBuying = false;
      if (listening.signal.aborted) return;
      say('refusal' in outcome ? outcome.refusal : '');
      if ('goTo' in outcome) location.assign(outcome.goTo);
    };
    for (const link of links) {
      link.addEventListener(
        'click',
        (event) => {
          // Whoever asks for a new tab gets the link itself.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void buy(link);
        },
        { signal: listening.signal },
      );
    }
    return () => listening.abort();
  };
}
