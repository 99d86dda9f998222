import type { ReactNode } from 'react';
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

/** The home page: eight chapters, some of them of several sections, and three figures from edge to edge. */
export function HomePage() {
  return (
    <SitePage>
      <Hero />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-24">
        <Chapter>
          <Explainer />
          <div className="page grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
            <Features />
            <Onboarding />
          </div>
        </Chapter>
        <Personalization />
        <Chapter>
          <MidPageCall />
          <Testimonials />
        </Chapter>
        <Chapter>
          <Science />
          <Statistics />
          <ScienceDetails />
        </Chapter>
        <RoiSection />
        <PricingSection />
        <Chapter>
          <ClosingCall />
          <CommonQuestions />
        </Chapter>
        <LandingPricing />
      </div>
    </SitePage>
  );
}

/** Sections that belong together, closer to each other than to the next. */
function Chapter({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-12">{children}</div>;
}
