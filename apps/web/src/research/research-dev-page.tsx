import { HOURS } from '../content/hours.ts';
import { RESEARCH_DEV } from '../content/research-dev.ts';
import { ClaimList } from '../evidence/claim-list.tsx';
import { RoiSection } from '../roi/roi-section.tsx';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { SitePage } from '../site/site-page.tsx';
import { DayFigure } from './day-figure.tsx';
import { ResearchHero } from './research-hero.tsx';
import { SideSection } from './side-section.tsx';
import { StateParts } from './state-parts.tsx';
import { InterruptionStatistics } from './statistics.tsx';
import { TeamCall } from './team-call.tsx';

/** The research page for developers. */
export function ResearchDevPage() {
  const { banner, hero, statistics, timeline, states, claims, closing } = RESEARCH_DEV;
  return (
    <SitePage hasRules>
      <ResearchHero banner={{ ...banner, href: '/research' }} hero={hero} state="analytical" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-24">
        <Section labelledBy="statistics-title" state="analytical" className="page">
          <SectionHead id="statistics-title" title={statistics.title} lead={statistics.lead} />
          <InterruptionStatistics />
        </Section>
        <Section
          id="your-situation"
          labelledBy="situation-title"
          state={HOURS.day.state}
          className="page"
        >
          <SectionHead id="situation-title" title={timeline.title} lead={timeline.lead} />
          <DayFigure moments={timeline.moments} />
        </Section>
        <SideSection id="states" state="creative" title={states.title} lead={states.lead}>
          <StateParts parts={states.items} />
        </SideSection>
        <Section labelledBy="claims-title" state={HOURS.evidence.state} className="page">
          <SectionHead id="claims-title" title={claims.title} lead={claims.lead} />
          <div className="mt-8">
            <ClaimList
              ledgerPath="/"
              ids={['distraction', 'focus', 'beta-focus', 'alpha-creativity']}
            />
          </div>
        </Section>
        <RoiSection />
        <TeamCall {...closing} />
      </div>
    </SitePage>
  );
}
