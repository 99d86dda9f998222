import type { CurvePoint } from '@overtone/domain/figure/curve';
import { svgPath } from '@overtone/domain/figure/svg-path';

/** The drawing's own units; it is stretched to whatever box its class gives it, the stroke is not. */
export const PLOT_BOX = { width: 1000, height: 100, inset: 4 } as const;

/** What a plot is given. */
export interface PlotProps {
  readonly curve: readonly CurvePoint[];
  /** Size and colour: the stroke takes the text colour. */
  readonly className?: string;
  /** Pixels. */
  readonly strokeWidth?: number;
}

/** A curve as one stroke. It is decoration for whoever sees it; the words beside it say the same. */
export function Plot({ curve, className = '', strokeWidth = 1.5 }: PlotProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${PLOT_BOX.width} ${PLOT_BOX.height}`}
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
    >
      <path
        d={svgPath(curve, PLOT_BOX)}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
