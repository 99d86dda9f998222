import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { pairCurve, type RhythmPair } from '@overtone/domain/figure/pair-curve';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { FIGURE_SLOWDOWN, LivePair } from '@overtone/ui/figure/live-pair';
import { Plot } from '@overtone/ui/figure/plot';
import { TimeAxis } from '@overtone/ui/figure/time-axis';
import { useHydrated } from '../site/use-hydrated.ts';

const SIZE = 'mb-3 h-36 w-full text-accent sm:h-52 lg:h-64';

/** What the figure is given. */
export interface HomeFigureProps {
  readonly pair: RhythmPair;
  /** What the pair is for. */
  readonly label: string;
}

/** A pair at full width, drifting by, slowed down and saying so. */
export function HomeFigure({ pair, label }: HomeFigureProps) {
  const isAlive = useHydrated();
  return (
    <figure className="pt-4">
      {isAlive ? (
        <LivePair pair={pair} isRunning className={SIZE} />
      ) : (
        <Plot curve={pairCurve(pair)} className={SIZE} strokeWidth={1.75} />
      )}
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
