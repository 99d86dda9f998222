import type { RoiVariant } from '@overtone/domain/roi/roi-variants';
import { ROI_TEXT } from '../content/roi.ts';
import { Section } from '../site/reveal.tsx';
import { SectionHead } from '../site/section-head.tsx';
import { RoiCalculator } from './roi-calculator.tsx';

/** The calculator with its title and its caution. */
export function RoiSection({ variant }: { readonly variant: RoiVariant }) {
  return (
    <Section id="roi-calculator" labelledBy="roi-title" className="page">
      <SectionHead id="roi-title" title={ROI_TEXT.title} lead={ROI_TEXT.lead} />
      <RoiCalculator variant={variant} />
    </Section>
  );
}
