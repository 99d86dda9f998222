import { OFFERS } from '@overtone/domain/offers/offers';
import { HOURS } from '../content/hours.ts';
import { offerPrice } from '../content/offer-words.ts';
import { ROI_TEXT } from '../content/roi.ts';
import { Island } from '../site/life/island.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { Section } from '../site/sections/section.tsx';

const PLANS = [OFFERS.monthly, OFFERS.annual].map(offerPrice).join(' or ');

/** The calculator with its title and its caution; the page says with which figures it begins. */
export function RoiSection() {
  return (
    <Section id="roi-calculator" labelledBy="roi-title" state={HOURS.roi.state} className="page">
      <SectionHead id="roi-title" title={ROI_TEXT.title} lead={ROI_TEXT.lead} />
      <Island name="roi" />
      <p className="mt-6 max-w-[40rem] text-small text-muted">{ROI_TEXT.price(PLANS)}</p>
    </Section>
  );
}
