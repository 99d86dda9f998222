import { OFFERS } from '@overtone/domain/offers/offers';
import { SafetyNote } from '@overtone/ui/safety/safety-note';
import { HERO } from '../content/home.ts';
import { offerPrice } from '../content/offer-words.ts';
import { DownloadLinks } from '../site/download-link.tsx';
import { Island } from '../site/island.tsx';
import { When } from '../site/when.tsx';
import { HeroPromises } from './hero-promises.tsx';
import { TaskList } from './task-list.tsx';

/** The page's opening, which is the product in small: a sentence, and the pair that answers it. */
export function Hero() {
  return (
    <div className="page pb-16">
      <Island name="figure" />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6">
          <h1 className="text-hero tracking-display">{HERO.title}</h1>
          <p className="max-w-[38rem] font-serif text-read text-muted">{HERO.lead}</p>
          <Island name="ask" />
          <p className="max-w-[38rem] text-small text-muted">
            <HeroPromises />.<When is="open">{` Then ${offerPrice(OFFERS.hero)}.`}</When>
          </p>
          <DownloadLinks placement="hero_section" />
        </div>
        <div className="grid content-start gap-8">
          <TaskList />
          <SafetyNote />
        </div>
      </div>
    </div>
  );
}
