import { OFFERS } from '@overtone/domain/offers/offers';
import { freePromises, offerPromises } from '../../content/offer-words.ts';
import { When } from '../../site/when.tsx';

const free = freePromises(OFFERS.hero);
const [stimulation = '', ...others] = free;
const ofPayment = offerPromises(OFFERS.hero).filter((promise) => !free.includes(promise));
const [limited = ''] = offerPromises(OFFERS.demo);

/** What costs nothing, with the day's limit where there is one. */
export function FreePromises() {
  return (
    <>
      <When is="unlimited">{stimulation}</When>
      <When is="limited">{limited}</When>
      {['', ...others].join(' · ')}
    </>
  );
}

/** What the hero promises: of payment only where something is on sale. */
export function HeroPromises() {
  return (
    <>
      <FreePromises />
      <When is="open">{['', ...ofPayment].join(' · ')}</When>
    </>
  );
}
