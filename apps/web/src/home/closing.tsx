import { OFFERS } from '@overtone/domain/offers/offers';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { OfferCost, OfferNotice } from '../checkout/offer-link.tsx';
import { CLOSING } from '../content/home.ts';
import { offerPrice } from '../content/offer-words.ts';
import { QUESTIONS } from '../content/questions.ts';
import { QuestionList } from '../site/sections/question-list.tsx';
import { HeroPromises } from './opening/hero-promises.tsx';
import { Section } from '../site/sections/section.tsx';
import { PartHead, SectionHead } from '../site/sections/section-head.tsx';
import { When } from '../site/when.tsx';

/** The call that ends the page's argument. */
export function ClosingCall() {
  const { title, text, link, terms } = CLOSING;
  return (
    <Section labelledBy="closing-title" className="page">
      <SectionHead id="closing-title" title={title} lead={text} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="/demo" className={BUTTON_TONES.solid}>
          {link}
        </a>
        <p className="text-small text-muted">{terms}</p>
      </div>
      <div data-behaviour="offers" className="mt-6 grid justify-items-start gap-3">
        <p className="text-small text-muted">
          <HeroPromises />.
          <When is="open">{` Then ${offerPrice(OFFERS.hero)}, only if you subscribe.`}</When>
        </p>
        <OfferCost offerId="hero" tone="line" />
        <OfferNotice />
      </div>
    </Section>
  );
}

/** The short list of questions. */
export function CommonQuestions() {
  return (
    <Section id="common-questions" labelledBy="questions-title" className="page">
      <PartHead id="questions-title" title="Common questions" />
      <QuestionList questions={QUESTIONS} />
    </Section>
  );
}
