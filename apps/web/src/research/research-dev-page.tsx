import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { RESEARCH_DEV } from '../content/research-dev.ts';
import { ClaimList } from '../evidence/claim-list.tsx';
import { RoiSection } from '../roi/roi-section.tsx';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { SitePage } from '../site/site-page.tsx';
import { StatePlot } from '../site/sections/state-plot.tsx';
import { DayFigure } from './day-figure.tsx';
import { ResearchHero } from './research-hero.tsx';
import { InterruptionStatistics } from './statistics.tsx';
import { TeamCall } from './team-call.tsx';

/** The research page for developers. */
export function ResearchDevPage() {
  const { banner, hero, statistics, timeline, states, claims, closing } = RESEARCH_DEV;
  return (
    <SitePage>
      <ResearchHero banner={{ ...banner, href: '/research' }} hero={hero} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-24">
        <Section labelledBy="statistics-title" className="page">
          <SectionHead id="statistics-title" title={statistics.title} lead={statistics.lead} />
          <InterruptionStatistics />
        </Section>
        <Section id="your-situation" labelledBy="situation-title" className="page">
          <SectionHead id="situation-title" title={timeline.title} lead={timeline.lead} />
          <DayFigure moments={timeline.moments} />
        </Section>
        <Section labelledBy="states-title" className="page">
          <SectionHead id="states-title" title={states.title} lead={states.lead} />
          <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {states.items.map(({ title, state, text }) => {
              const { globalHz, centerHz } = SUGGESTION_STATES[state];
              return (
                <figure key={title}>
                  <StatePlot state={state} className="h-24 w-full" />
                  <figcaption>
                    <h3 className="mt-3 text-head">{title}</h3>
                    <p className="figure mt-1 text-note text-muted">
                      {pairCaption({ slowHz: globalHz, fastHz: centerHz })}
                    </p>
                    <p className="mt-3 font-serif text-read text-muted">{text}</p>
                  </figcaption>
                </figure>
              );
            })}
          </div>
        </Section>
        <Section labelledBy="claims-title" className="page">
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
