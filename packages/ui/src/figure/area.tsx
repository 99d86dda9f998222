import type { CurvePoint } from '@overtone/domain/figure/curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { PLOT_BOX } from './plot.tsx';

/** What an area is given. */
export interface AreaProps {
  readonly outline: readonly CurvePoint[];
  /** Size and colour: the ground takes the text colour, much paler. */
  readonly className?: string;
}

/** A filled area behind a plot of the same size. It is decoration for whoever sees it; the words beside it say the same. */
export function Area({ outline, className = '' }: AreaProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${PLOT_BOX.width} ${PLOT_BOX.height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={`${svgPath(outline, PLOT_BOX)}Z`} className="fill-current opacity-20" />
    </svg>
  );
}
