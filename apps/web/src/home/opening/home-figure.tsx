import { useStore } from '@nanostores/react';
import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { FIGURE_SLOWDOWN, LivePair } from '@overtone/ui/figure/live-pair';
import { TimeAxis } from '@overtone/ui/figure/time-axis';
import { usePageHue } from '@overtone/ui/theme/hue-theme';
import { type Opening, shownPair } from './opening.ts';

/** The pair in question at full width, drifting by, slowed down and saying so; its hue is the page's. */
export function HomeFigure({ opening }: { readonly opening: Opening }) {
  const considered = useStore(opening.$considered);
  const { suggestion } = useStore(opening.answer.$state);
  const { pair, hue, label } = shownPair(considered, suggestion);
  usePageHue(hue);
  return (
    <figure className="pt-4">
      <LivePair pair={pair} isRunning className="mb-3 h-36 w-full text-accent sm:h-52 lg:h-64" />
      <TimeAxis />
      <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-note text-muted">
        <span>
          <span className="font-semibold text-ink">Fig. 1</span> {pairCaption(pair)}, slowed{' '}
          {FIGURE_SLOWDOWN}×. {label}.
        </span>
        <span className="figure">
          y = sin(2π·{formatFrequency(pair.slowHz)}·t) + a·sin(2π·{formatFrequency(pair.fastHz)}·t)
        </span>
      </figcaption>
    </figure>
  );
}
