import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { type RhythmPair, smoothPairCurve } from '@overtone/domain/figure/pair-curve';
import { Plot } from '@overtone/ui/figure/plot';

const FOCUS: RhythmPair = { slowHz: 3, fastHz: 40 };

export interface PagePairProps {
  readonly pair?: RhythmPair | undefined;
  /** Its place, and where there is none for it. */
  readonly className: string;
}

/** A pair to look at beside the one thing that a page is for. */
export function PagePair({ pair = FOCUS, className }: PagePairProps) {
  return (
    <figure className={className}>
      <Plot curve={smoothPairCurve(pair)} className="h-14 w-full text-accent lg:h-56" />
      <figcaption className="mt-6 hidden text-note text-muted lg:block">
        {pairCaption(pair)}.
      </figcaption>
    </figure>
  );
}
