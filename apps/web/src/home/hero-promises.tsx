import { OFFERS } from '@overtone/domain/offers/offers';
import { offerPromises } from '../content/offer-words.ts';
import { When } from '../site/when.tsx';

const [stimulation = '', ...others] = offerPromises(OFFERS.hero);
const [limited = ''] = offerPromises(OFFERS.demo);

/** What the hero promises, with the day's limit where there is one. */
export function HeroPromises() {
  return (
    <>
      <When is="unlimited">{stimulation}</When>
      <When is="limited">{limited}</When>
      {['', ...others].join(' · ')}
    </>
  );
}
