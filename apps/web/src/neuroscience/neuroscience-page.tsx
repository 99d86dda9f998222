import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { DEMO_BOOKING_URL } from '../content/contact.ts';
import { HOURS } from '../content/hours.ts';
import { NEUROSCIENCE } from '../content/neuroscience.ts';
import { IdeaTabs } from './idea-tabs.tsx';
import { Known } from '../site/known.tsx';
import { Section } from '../site/sections/section.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { SitePage } from '../site/site-page.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** The breakdown of the four ideas behind rhythmic light and sound. */
export function NeurosciencePage() {
  const { title, lead, comparison, closing } = NEUROSCIENCE;
  return (
    <SitePage hasRules>
      <div className="page pt-10 pb-20">
        <h1 className="max-w-[52rem] text-hero tracking-display">{title}</h1>
        <p className="mt-5 mb-12 max-w-[40rem] font-serif text-read text-muted">{lead}</p>
        <IdeaTabs />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-24">
        <Section labelledBy="comparison-title" state={HOURS.evidence.state} className="page">
          <SectionHead id="comparison-title" title={comparison.title} />
          <ComparisonTable />
        </Section>
        <Section labelledBy="closing-title" state={HOURS.closing.state} className="page">
          <SectionHead
            id="closing-title"
            title={closing.title}
            lead={
              <Known fact="booking-url" otherwise={closing.textAlone}>
                {closing.text}
              </Known>
            }
          />
          <a href="/demo" className={`${BUTTON_TONES.solid} mt-6`}>
            {closing.demo}
          </a>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Known
              fact="booking-url"
              otherwise={
                <>
                  <button
                    type="button"
                    disabled
                    className="key cursor-not-allowed border-rule text-muted"
                  >
                    {closing.book}
                  </button>
                  <span className="text-small text-muted">{closing.notYet}</span>
                </>
              }
            >
              <a href={DEMO_BOOKING_URL} rel="noreferrer" className={BUTTON_TONES.line}>
                {closing.book}
              </a>
            </Known>
            <a href="/" className={BUTTON_TONES.quiet}>
              {closing.home}
            </a>
          </div>
        </Section>
      </div>
    </SitePage>
  );
}
