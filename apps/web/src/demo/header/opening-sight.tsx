import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { Hertz } from '@overtone/domain/units';
import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { FIGURE_SLOWDOWN, LivePair } from '@overtone/ui/figure/live-pair';
import { TimeAxis } from '@overtone/ui/figure/time-axis';
import { DEMO } from '../../content/demo.ts';

/** What is to be seen of a session; 0 Hz is nothing. */
export interface OpeningSightProps {
  readonly pair: RhythmPair;
  readonly isOn: boolean;
  /** Whether what light and sound do is hidden, as in a blind self-test. */
  readonly isBlind?: boolean;
  readonly lightHz: Hertz;
  readonly soundHz: Hertz;
}

/** The page's title beside a pair, plotted: it drifts by while the session is on. */
export function OpeningSight({ pair, isOn, isBlind = false, lightHz, soundHz }: OpeningSightProps) {
  const moves = isOn && !isBlind;
  return (
    <div className="grid items-center gap-x-12 gap-y-5 py-6 lg:grid-cols-[25rem_minmax(0,1fr)] lg:py-8">
      <div className="order-2 lg:order-1">
        <h1 className="text-hero tracking-display">{DEMO.hero.title}</h1>
        <p className="mt-3 max-w-xl text-balance text-muted">{DEMO.hero.lead}</p>
      </div>
      <figure className="order-1 lg:order-2">
        <LivePair
          pair={pair}
          isRunning={moves}
          className={`mb-2 h-20 w-full transition-colors lg:h-28 ${moves ? 'text-accent' : 'text-faint'}`}
        />
        <TimeAxis />
        <figcaption className="mt-1 flex flex-wrap justify-between gap-x-6 text-note text-muted">
          <span>
            <span className="font-semibold text-ink">Fig. 1</span> {pairCaption(pair)}
            {moves && `, slowed ${FIGURE_SLOWDOWN}×`}.
          </span>
          <span className="flex gap-x-4">
            {isBlind ? (
              'Hidden until the self-test ends'
            ) : (
              <>
                <Sense name="Light" hz={lightHz} />
                <Sense name="Sound" hz={soundHz} />
              </>
            )}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

function Sense({ name, hz }: { readonly name: string; readonly hz: Hertz }) {
  return (
    <span>
      {name} <span className="figure text-ink">{hz > 0 ? formatFrequency(hz) : 'off'}</span>
    </span>
  );
}
