import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { smoothPairCurve } from '@overtone/domain/figure/pair-curve';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { Plot } from '@overtone/ui/figure/plot';
import { accentCss } from '@overtone/ui/theme/hue-theme';
import { FigureNumber } from './figure-number.tsx';

export interface ResearchHeroProps {
  readonly banner: { readonly text: string; readonly link: string; readonly href: string };
  /** The state whose pair is drawn beside the title, in its hue. */
  readonly state: TaskState;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly situation: string;
    readonly roi: string;
  };
}

/** The way to the other research page, then the title with its two anchors. */
export function ResearchHero({ banner, state, hero }: ResearchHeroProps) {
  const { globalHz, centerHz, hue, label } = SUGGESTION_STATES[state];
  const pair = { slowHz: globalHz, fastHz: centerHz };
  return (
    <div className="page pb-16">
      <p className="border-y border-rule py-2.5 text-small text-muted">
        {banner.text}{' '}
        <a href={banner.href} className={TEXT_LINK}>
          {banner.link}
        </a>
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="max-w-[52rem] text-hero tracking-display">{hero.title}</h1>
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
        <figure className="max-lg:order-first">
          <svg aria-hidden color={accentCss(hue)} className="h-20 w-full overflow-visible lg:h-48">
            <Plot curve={smoothPairCurve(pair)} strokeWidth={1.75} />
          </svg>
          <figcaption className="mt-4 text-note text-muted">
            <FigureNumber>1</FigureNumber> {label}. {pairCaption(pair)}.
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
