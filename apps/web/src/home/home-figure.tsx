import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { TimeAxis } from '@overtone/ui/figure/time-axis';
import { FIGURE_SLOWDOWN, LivePair } from '@overtone/ui/figure/live-pair';
import { pairCaption } from '@overtone/domain/figure/pair-caption';

/** The pair of a state at full width, drifting by, slowed down and saying so. */
export function HomeFigure({ state }: { readonly state: TaskState }) {
  const { centerHz, globalHz, label } = SUGGESTION_STATES[state];
  const pair = { slowHz: globalHz, fastHz: centerHz };
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
          y = sin(2π·{formatFrequency(globalHz)}·t) + a·sin(2π·{formatFrequency(centerHz)}·t)
        </span>
      </figcaption>
    </figure>
  );
}
