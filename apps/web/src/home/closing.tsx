import { OFFERS } from '@overtone/domain/offers/offers';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { OfferCost, OfferNotice } from '../checkout/offer-link.tsx';
import { MAX_TASK_LENGTH } from '../content/ask.ts';
import { CLOSING } from '../content/home.ts';
import { HOURS } from '../content/hours.ts';
import { offerPrice } from '../content/offer-words.ts';
import { QUESTIONS } from '../content/questions.ts';
import { QuestionList } from '../site/sections/question-list.tsx';
import { HeroPromises } from './opening/hero-promises.tsx';
import { Section } from '../site/sections/section.tsx';
import { PartHead, SectionHead } from '../site/sections/section-head.tsx';
import { StatePlot } from '../site/sections/state-plot.tsx';
import { When } from '../site/when.tsx';

/** The call that ends the page's argument. */
export function ClosingCall() {
  const { title, text, label, placeholder, link, terms, unlimited, account, figure } = CLOSING;
  return (
    <Section
      labelledBy="closing-title"
      className="page grid gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <SectionHead id="closing-title" title={title} lead={text} />
      <form
        action="/demo"
        className="mt-6 flex max-w-[40rem] flex-wrap items-center gap-3 lg:col-start-1"
      >
        <label htmlFor="closing-task" className="sr-only">
          {label}
        </label>
        <input
          id="closing-task"
          name="task"
          required
          maxLength={MAX_TASK_LENGTH}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={placeholder}
          className="well h-11 min-w-0 flex-1 basis-64 px-3 placeholder:text-faint"
        />
        <button type="submit" className={BUTTON_TONES.solid}>
          {link}
        </button>
      </form>
      <p className="mt-3 max-w-[40rem] text-small text-muted lg:col-start-1">
        {terms} <When is="unlimited">{unlimited}</When>
      </p>
      <figure className="max-lg:hidden lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-end">
        <StatePlot state={HOURS.closing.state} className="h-28 w-full" />
        <figcaption className="mt-3 text-note text-muted">{figure}</figcaption>
      </figure>
      <div
        data-behaviour="offers"
        className="col-span-full mt-8 grid justify-items-start gap-3 border-t border-rule pt-6"
      >
        <p className="max-w-[40rem] text-small text-muted">
          <strong className="font-semibold text-ink">{account}</strong> <HeroPromises />.
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
      <QuestionList questions={QUESTIONS} isWide />
    </Section>
  );
}
