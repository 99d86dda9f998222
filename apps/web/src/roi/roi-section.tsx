import { ROI_TEXT } from '../content/roi.ts';
import { Island } from '../site/life/island.tsx';
import { SectionHead } from '../site/sections/section-head.tsx';
import { Section } from '../site/sections/section.tsx';

/** The calculator with its title and its caution; the page says with which figures it begins. */
export function RoiSection() {
  return (
    <Section id="roi-calculator" labelledBy="roi-title" className="page">
      <SectionHead id="roi-title" title={ROI_TEXT.title} lead={ROI_TEXT.lead} />
      <Island name="roi" />
    </Section>
  );
}
