import type { Host } from '@overtone/client/platform/host';
import { OFFER_IDS, type OfferId } from '@overtone/domain/offers/offers';
import { BUYING } from '../content/buying.ts';
import type { Behaviour } from '../site/life/page-life.ts';

/** What asks the server is loaded with the first press; where it cannot be had, no payment page was opened. */
async function outcomeOf(host: Pick<Host, 'fetch' | 'log'>, offerId: OfferId) {
  try {
    const { buyOffer } = await import('./buy-offer.ts');
    return await buyOffer(host, offerId);
  } catch (cause) {
    host.log.error('No payment page was opened', cause);
    return { refusal: BUYING.failed };
  }
}

/** Makes the offers of a section buyable. The server has left out those that are not on sale. */
export function sellOffers(): Behaviour {
  return (place, { host }) => {
    const links = [...place.querySelectorAll<HTMLAnchorElement>('a[data-offer]')];
    const notice = place.querySelector<HTMLOutputElement>('[data-offer-notice]');
    const say = (sentence: string) => {
      if (notice) notice.value = sentence;
    };
    const listening = new AbortController();

    let isBuying = false;
    const buy = async (link: HTMLAnchorElement) => {
      const offerId = OFFER_IDS.find((id) => id === link.dataset['offer']);
      if (offerId === undefined || isBuying) return;
      isBuying = true;
      say(BUYING.busy);
      const outcome = await outcomeOf(host, offerId);
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
