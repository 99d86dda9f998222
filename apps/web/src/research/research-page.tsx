import type { ReactNode } from 'react';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { RESEARCH_EMAIL } from '../content/contact.ts';
import { HOURS } from '../content/hours.ts';
import { RESEARCH } from '../content/research.ts';
import { ClaimFilter } from '../evidence/claim-filter.tsx';
import { RoiSection } from '../roi/roi-section.tsx';
import { PartList } from './part-list.tsx';
import { Known } from '../site/known.tsx';
import { QuestionList } from '../site/sections/question-list.tsx';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { SitePage } from '../site/site-page.tsx';
import { DayFigure } from './day-figure.tsx';
import { MarketFigures } from './market-figures.tsx';
import { RecoveryFigure } from './recovery-figure.tsx';
import { ResearchHero } from './research-hero.tsx';
import { SampleChat } from './sample-chat.tsx';
import { SideSection } from './side-section.tsx';
import { StateParts } from './state-parts.tsx';
import { InterruptionStatistics } from './statistics.tsx';
import { TeamCall } from './team-call.tsx';

/** The research page for knowledge workers. */
export function ResearchPage() {
  const { situation, states, recovery, claims, market, manual, cases, chat, scenarios } = RESEARCH;
  return (
    <SitePage hasRules>
      <ResearchHero
        banner={{ ...RESEARCH.banner, href: '/research-dev' }}
        hero={RESEARCH.hero}
        state="deep_focus"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-24">
        <Section labelledBy="cost-title" state="analytical" className="page">
          <SectionHead id="cost-title" title={RESEARCH.cost.title} />
          <InterruptionStatistics />
        </Section>
        <Section
          id="your-situation"
          labelledBy="situation-title"
          state={HOURS.day.state}
          className="page"
        >
          <SectionHead id="situation-title" title={situation.title} lead={situation.lead} />
          <DayFigure moments={situation.moments} />
          <p className="mt-8 max-w-[40rem] font-serif text-read">{situation.after}</p>
        </Section>
        <SideSection id="states" state="creative" title={states.title}>
          <StateParts parts={states.parts} />
        </SideSection>
        <SideSection id="recovery" state="deep_focus" title={recovery.title} lead={recovery.lead}>
          <RecoveryFigure />
        </SideSection>
        <Section labelledBy="claims-title" state={HOURS.evidence.state} className="page">
          <SectionHead id="claims-title" title={claims.title} lead={claims.lead} />
          <ClaimFilter
            ids={[
              'distraction',
              'focus',
              'mind-wandering',
              'cortisol',
              'meditation',
              'onset-minutes',
              'beta-focus',
              'alpha-creativity',
              'theta-calm',
            ]}
          />
        </Section>
        <Section labelledBy="market-title" state="analytical" className="page">
          <SectionHead id="market-title" title={market.title} lead={market.lead} />
          <MarketFigures />
          <PartList parts={market.parts} />
        </Section>
        <RoiSection />
        <SideSection id="manual" state="calm" title={manual.title} lead={manual.lead}>
          <PartList parts={manual.parts} />
        </SideSection>
        <SideSection id="cases" state="meeting" title={cases.title} lead={cases.lead}>
          <PartList parts={cases.parts.slice(0, 1)} />
          <Folded summary={cases.fold}>
            <PartList parts={cases.parts.slice(1)} />
          </Folded>
        </SideSection>
        <SideSection id="chat" state="deep_focus" title={chat.title} lead={chat.lead}>
          <SampleChat />
        </SideSection>
        <SideSection id="scenarios" state="energise" title={scenarios.title}>
          <PartList parts={scenarios.parts} />
        </SideSection>
        <SideSection id="concerns" state="meeting" title={RESEARCH.concerns.title}>
          <QuestionList questions={RESEARCH.concerns.questions} />
        </SideSection>
        <TeamCall {...RESEARCH.closing} />
        <p className="page flex flex-wrap justify-between gap-x-8 gap-y-2 text-small text-muted">
          <Known fact="research-email">
            <span>
              {RESEARCH.contact.text}{' '}
              <a href={`mailto:${RESEARCH_EMAIL}`} className={TEXT_LINK}>
                {RESEARCH_EMAIL}
              </a>
            </span>
          </Known>
          <a href="/" className={TEXT_LINK}>
            {RESEARCH.contact.back}
          </a>
        </p>
      </div>
    </SitePage>
  );
}

/** What not every reader needs, one press away. */
function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="not-first:mt-6!">
      <summary className="fold text-accent">{summary}</summary>
      {children}
    </details>
  );
}
