import { OFFERS } from '@overtone/domain/offers/offers';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { freeStartLink } from '../../checkout/free-start.ts';
import {
  OfferCost,
  OfferNotice,
  PlanElsewhere,
  PurchasesClosed,
} from '../../checkout/offer-link.tsx';
import { ASK } from '../../content/ask.ts';
import { LANDING, PRICING } from '../../content/home.ts';
import { freePromises, offerPrice, offerPromises } from '../../content/offer-words.ts';
import { DownloadLinks } from '../../site/forms/download-link.tsx';
import { Section } from '../../site/sections/section.tsx';
import { SectionHead } from '../../site/sections/section-head.tsx';
import { When } from '../../site/when.tsx';
import { FreePromises } from '../opening/hero-promises.tsx';
import { PlanMark, PriceFigure } from './price-figure.tsx';

/** The two plans. */
export function PricingSection() {
  const { title, today, lead, month, year, both, bothLimited, secure, gentler } = PRICING;
  return (
    <Section id="pricing-section" labelledBy="pricing-title">
      <div className="page">
        <SectionHead id="pricing-title" title={title} />
        <p className="mt-3 max-w-[40rem] font-serif text-read">
          {today} <FreePromises />.
        </p>
        <PurchasesClosed />
        <p className="mt-2 max-w-[40rem] font-serif text-read text-muted">
          <When is="open">{lead}</When>
        </p>
      </div>
      <PriceFigure />
      <div data-behaviour="offers" className="page mt-6 grid gap-3">
        <p className="max-w-[40rem] font-serif text-read">
          <When is="unlimited">{both}</When>
          <When is="limited">{bothLimited}</When>
        </p>
        <div className="grid border-b border-rule md:grid-cols-[minmax(0,33fr)_minmax(0,47fr)] md:gap-x-20">
          <PlanColumn name={month} offerId="monthly" />
          <PlanColumn name={year} offerId="annual" />
        </div>
        <OfferNotice />
      </div>
      <div className="page mt-6 flex flex-wrap items-center justify-between gap-6 max-sm:grid max-sm:justify-items-start">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 text-small text-muted">
          <When is="open">{secure}</When>
          <When is="open">
            <a href="#pricing" className={TEXT_LINK}>
              {gentler.open}
            </a>
          </When>
          <When is="closed">
            <a href="#pricing" className={`${BUTTON_TONES.line} text-base`}>
              {gentler.closed}
            </a>
          </When>
        </p>
        <DownloadLinks placement="pricing_section" />
      </div>
    </Section>
  );
}

interface PlanColumnProps {
  readonly name: string;
  readonly offerId: 'monthly' | 'annual';
}

function PlanColumn({ name, offerId }: PlanColumnProps) {
  const offer = OFFERS[offerId];
  return (
    <div className="border-rule py-7 not-first:border-t md:not-first:-ml-10 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-10">
      <h3 className="flex items-baseline gap-x-3 text-title">
        <PlanMark plan={offerId} />
        {name}
        {offer.savingText && (
          <span className="text-small leading-none text-accent">{offer.savingText}</span>
        )}
      </h3>
      <p className="figure mt-3 text-chapter">{offerPrice(offer)}</p>
      <p className="mt-1 mb-5 font-semibold">{offerPromises(offer).join(' · ')}</p>
      <OfferCost offerId={offerId} />
      <PlanElsewhere offerId={offerId} />
    </div>
  );
}

const FREE_LANDING = freePromises(OFFERS.landing);

/** The gentler offer near the page's end. */
export function LandingPricing() {
  const { title, lead, kept, unlimited, limited, more, closing, start } = LANDING;
  return (
    <Section id="pricing" labelledBy="landing-title" className="page">
      <SectionHead id="landing-title" title={title} lead={lead} />
      <div className="mt-8 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul className="divide-y divide-rule border-y border-rule text-read">
          {offerPromises(OFFERS.landing).map((promise) =>
            FREE_LANDING.includes(promise) ? (
              <li key={promise} className="py-3">
                {promise}
              </li>
            ) : (
              <When key={promise} is="open" as="li" className="py-3">
                {promise}
              </When>
            ),
          )}
          <When is="unlimited" as="li" className="py-3">
            {unlimited}
          </When>
          <When is="limited" as="li" className="py-3">
            {limited}
          </When>
          <li className="py-3">{kept}</li>
          <When is="open" as="li" className="py-3">
            {`then ${offerPrice(OFFERS.landing)}`}
          </When>
        </ul>
        <div data-behaviour="offers" className="grid justify-items-start gap-3">
          <div className="flex flex-wrap gap-3">
            <a href={freeStartLink('landing')} className={BUTTON_TONES.solid}>
              {start}
            </a>
            <a href="/demo" className={`${BUTTON_TONES.line} max-[24rem]:whitespace-normal`}>
              {ASK.demo}
            </a>
          </div>
          <details className="w-full not-has-[[data-offer-cost]]:hidden">
            <summary className="fold py-2 font-semibold hover:text-accent">{more}</summary>
            <div className="grid justify-items-start gap-3 pt-3">
              <OfferCost offerId="landing" tone="line" />
              <When is="open" as="p" className="text-small text-muted">
                {`${closing} ${offerPromises(OFFERS['annual-14']).join(' · ')} on the annual plan, ${offerPrice(OFFERS['annual-14'])}.`}
              </When>
              <OfferCost offerId="annual-14" tone="line" />
            </div>
          </details>
          <OfferNotice />
        </div>
      </div>
    </Section>
  );
}
