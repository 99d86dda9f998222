import { sampleCurve } from '@overtone/domain/figure/curve';
import { pairHeight, pairSpanSeconds } from '@overtone/domain/figure/pair-curve';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { Plot } from '@overtone/ui/figure/plot';
import { accentCss } from '@overtone/ui/theme/hue-theme';

/** Fewer turn the crests into corners where it is as wide as half a page: this is one a two pixels. */
const POINTS_PER_CYCLE = 24;
const FEWEST_POINTS = 480;

export interface StatePlotProps {
  readonly state: TaskState;
  /** Its size. */
  readonly className: string;
  /** A small plot of more waves than this is a smear; it shows the beginning alone. */
  readonly mostCycles?: number;
}

/** The pair of a state, plotted in the state's own hue. */
export function StatePlot({ state, className, mostCycles = Infinity }: StatePlotProps) {
  const { globalHz: slowHz, centerHz: fastHz, hue } = SUGGESTION_STATES[state];
  const seconds = Math.min(pairSpanSeconds({ slowHz, fastHz }), mostCycles / fastHz);
  const points = Math.max(FEWEST_POINTS, POINTS_PER_CYCLE * fastHz * seconds);
  const curve = sampleCurve(points + 1, (x) => pairHeight({ slowHz, fastHz }, x * seconds));
  return (
    <svg aria-hidden color={accentCss(hue)} className={`overflow-visible ${className}`}>
      <Plot curve={curve} strokeWidth={1.25} />
    </svg>
  );
}
