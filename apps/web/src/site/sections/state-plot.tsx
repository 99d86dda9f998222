import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { Plot } from '@overtone/ui/figure/plot';
import { accentCss } from '@overtone/ui/theme/hue-theme';

export interface StatePlotProps {
  readonly state: TaskState;
  /** Its size. */
  readonly className: string;
}

/** The pair of a state, plotted in the state's own hue. */
export function StatePlot({ state, className }: StatePlotProps) {
  const { globalHz, centerHz, hue } = SUGGESTION_STATES[state];
  const curve = pairCurve({ slowHz: globalHz, fastHz: centerHz });
  return (
    <svg aria-hidden color={accentCss(hue)} className={`overflow-visible ${className}`}>
      <Plot curve={curve} strokeWidth={1.25} />
    </svg>
  );
}
