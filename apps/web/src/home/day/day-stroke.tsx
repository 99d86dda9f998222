import { sampleCurve } from '@overtone/domain/figure/curve';
import { pairHeight, pairSpanSeconds } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import { accentCss } from '@overtone/ui/theme/hue-theme';

/** The drawing lies on its side, so that time runs down. */
const BOX = { width: 1000, height: 20, inset: 2 } as const;
/** Its swing is so small that more could not be told apart. */
const POINTS_PER_CYCLE = 8;
/** So many spans of a pair fill a chapter. */
const SPANS = 2;

/**
 * A chapter's stretch of the one stroke that runs down the page: its state's pair, in its hue. Every stretch begins and ends
 * in the middle, so that they meet. Browsers that can draw it as the page is scrolled (`.day-stroke`); it is whole in all others.
 */
export function DayStroke({ state }: { readonly state: TaskState }) {
  const { globalHz: slowHz, centerHz: fastHz, hue } = SUGGESTION_STATES[state];
  const seconds = SPANS * pairSpanSeconds({ slowHz, fastHz });
  const curve = sampleCurve(POINTS_PER_CYCLE * fastHz * seconds + 1, (x) =>
    pairHeight({ slowHz, fastHz }, x * seconds),
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BOX.height} ${BOX.width}`}
      preserveAspectRatio="none"
      color={accentCss(hue)}
      className="day-stroke"
    >
      <path
        d={svgPath(curve, BOX)}
        transform="matrix(0 1 1 0 0 0)"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
