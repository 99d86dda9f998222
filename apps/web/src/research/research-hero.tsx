import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { Plot } from '@overtone/ui/figure/plot';

const CURVE = pairCurve({ slowHz: 1, fastHz: 15 });

export interface ResearchHeroProps {
  readonly banner: { readonly text: string; readonly link: string; readonly href: string };
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly situation: string;
    readonly roi: string;
  };
}

/** The way to the other research page, then the title with its two anchors. */
export function ResearchHero({ banner, hero }: ResearchHeroProps) {
  return (
    <div className="page pb-16">
      <p className="border-y border-rule py-2.5 text-small text-muted">
        {banner.text}{' '}
        <a href={banner.href} className={TEXT_LINK}>
          {banner.link}
        </a>
      </p>
      <Plot curve={CURVE} className="mt-10 h-24 w-full text-accent sm:h-32" strokeWidth={1.75} />
      <h1 className="mt-10 max-w-[52rem] text-hero tracking-display">{hero.title}</h1>
      <p className="mt-5 max-w-[40rem] font-serif text-read text-muted">{hero.lead}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <a href="#your-situation" className={BUTTON_TONES.solid}>
          {hero.situation}
        </a>
        <a href="#roi-calculator" className={BUTTON_TONES.line}>
          {hero.roi}
        </a>
      </div>
    </div>
  );
}
