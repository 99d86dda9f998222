import { RoiSection } from '../roi/roi-section.tsx';
import { SitePage } from '../site/site-page.tsx';
import { ClosingCall, CommonQuestions } from './closing.tsx';
import { Explainer } from './film/explainer.tsx';
import { Features } from './features.tsx';
import { Hero } from './opening/hero.tsx';
import { MidPageCall } from './mid-page-call.tsx';
import { Onboarding } from './onboarding.tsx';
import { Personalization } from './personalization.tsx';
import { LandingPricing, PricingSection } from './pricing.tsx';
import { Science, ScienceDetails, Statistics } from './science.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

/** The home page. */
export function HomePage() {
  return (
    <SitePage>
      <Hero />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-24">
        <Explainer />
        <Features />
        <Onboarding />
        <Personalization />
        <MidPageCall />
        <Testimonials />
        <Science />
        <Statistics />
        <ScienceDetails />
        <RoiSection />
        <PricingSection />
        <ClosingCall />
        <CommonQuestions />
        <LandingPricing />
      </div>
    </SitePage>
  );
}
