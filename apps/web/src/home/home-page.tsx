import { LOST } from '../content/home.ts';
import { HOURS } from '../content/hours.ts';
import { RoiSection } from '../roi/roi-section.tsx';
import { SitePage } from '../site/site-page.tsx';
import { When } from '../site/when.tsx';
import { ClosingCall, CommonQuestions } from './closing.tsx';
import { Chapter } from './day/chapter.tsx';
import { DayEnd } from './day/day-stroke.tsx';
import { Explainer } from './film/explainer.tsx';
import { Features } from './features.tsx';
import { Hero } from './opening/hero.tsx';
import { MidPageCall } from './mid-page-call.tsx';
import { Onboarding } from './onboarding.tsx';
import { Personalization } from './personalization.tsx';
import { LandingPricing, PricingSection } from './prices/pricing.tsx';
import { Science, ScienceDetails, Statistics } from './science.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

/** The home page: its opening and eight chapters, which run from nine to half past five along one stroke. */
export function HomePage() {
  return (
    <SitePage footInk={HOURS.landing.state}>
      <When is="lost" as="p" className="page pt-3 text-small">
        {LOST}
      </When>
      <Hero />
      <div className="day-paper grid grid-cols-[minmax(0,1fr)]">
        <Chapter hour={HOURS.explainer}>
          <Explainer />
          <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Features />
            <Onboarding />
          </div>
        </Chapter>
        <Chapter hour={HOURS.day}>
          <Personalization />
        </Chapter>
        <Chapter hour={HOURS.feel}>
          <MidPageCall />
          <Testimonials />
        </Chapter>
        <Chapter hour={HOURS.evidence}>
          <Science />
          <Statistics />
          <ScienceDetails />
        </Chapter>
        <Chapter hour={HOURS.roi}>
          <RoiSection />
        </Chapter>
        <Chapter hour={HOURS.pricing}>
          <PricingSection />
        </Chapter>
        <Chapter hour={HOURS.closing}>
          <ClosingCall />
          <CommonQuestions />
        </Chapter>
        <Chapter hour={HOURS.landing}>
          <LandingPricing />
        </Chapter>
        <DayEnd before={HOURS.landing.state} isMirrored />
      </div>
    </SitePage>
  );
}
