import type { CurvePoint } from '@overtone/domain/figure/curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import type { ReactNode } from 'react';

/** The plane's own units; it is stretched to its box, its strokes are not. */
const BOX = { width: 1000, height: 200, inset: 0 } as const;

export interface PlaneProps {
  /** Its height, and what is around it. */
  readonly className: string;
  readonly children: ReactNode;
  /** What keeps its shape: text, dots and straight lines, placed in per cent. */
  readonly marks?: ReactNode;
}

/** What a figure is drawn on: x from 0 to 1 fills the width, y from -1 to 1 the height. The words beside it say the same. */
export function Plane({ className, children, marks }: PlaneProps) {
  return (
    <div aria-hidden className={`relative ${className}`}>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        {children}
      </svg>
      {marks && <svg className="absolute inset-0 size-full overflow-visible">{marks}</svg>}
    </div>
  );
}

export interface StrokeProps {
  readonly curve: readonly CurvePoint[];
  /** The colour of its stroke. */
  readonly className: string;
  readonly width?: number;
}

/** One curve on a plane. */
export function Stroke({ curve, className, width = 1.5 }: StrokeProps) {
  return (
    <path
      d={svgPath(curve, BOX)}
      fill="none"
      strokeWidth={width}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

export interface AreaProps {
  readonly upper: readonly CurvePoint[];
  readonly lower: readonly CurvePoint[];
  /** The colour of its fill. */
  readonly className: string;
}

/** What lies between two curves of a plane. */
export function Area({ upper, lower, className }: AreaProps) {
  return <path d={`${svgPath([...upper, ...lower.toReversed()], BOX)}z`} className={className} />;
}
