import { EXPERIENCE_TIMELINE } from '@overtone/domain/claims/timeline';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { EVIDENCE, SCIENCE, STATISTICS } from '../content/home.ts';
import { ClaimList } from '../evidence/claim-list.tsx';
import { EvidenceLedger } from '../evidence/evidence-ledger.tsx';
import { Section } from '../site/sections/section.tsx';
import { PartHead, SectionHead } from '../site/sections/section-head.tsx';

/** What is claimed of rhythms and of time, each claim with its note. */
export function Science() {
  const { title, lead, timelineTitle, timelineNote, more } = SCIENCE;
  return (
    <Section id="science-section" labelledBy="science-title" className="page">
      <SectionHead id="science-title" title={title} lead={lead} />
      <div className="mt-8">
        <ClaimList
          ids={['beta-focus', 'alpha-creativity', 'theta-calm', 'meditation', 'onset-minutes']}
        />
      </div>
      <h3 className="mt-10 text-title">{timelineTitle}</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {EXPERIENCE_TIMELINE.map(({ label, text }) => (
          <li key={label} className="border-t border-edge pt-3">
            <span className="figure text-head">{label}</span>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-2 text-small text-muted">
        {timelineNote}
        <a href="/neuroscience" className={TEXT_LINK}>
          {more}
        </a>
      </p>
    </Section>
  );
}

/** The figures that products like this one quote, as more rows of the same figure. */
export function Statistics() {
  const { title, lead } = STATISTICS;
  return (
    <Section labelledBy="statistics-title" className="page">
      <PartHead id="statistics-title" title={title} lead={lead} />
      <div className="mt-5">
        <ClaimList ids={['mind-wandering', 'distraction', 'focus', 'cortisol']} />
      </div>
    </Section>
  );
}

/** The ledger behind every claim. */
export function ScienceDetails() {
  const { title, lead, open } = EVIDENCE;
  return (
    <Section id="science-details" labelledBy="evidence-title" className="page">
      <PartHead id="evidence-title" title={title} lead={lead} />
      <EvidenceLedger summary={open} />
    </Section>
  );
}
