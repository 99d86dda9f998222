import type { CurvePoint } from './curve.ts';

/** The box that a curve is drawn in, in the units of the drawing; `inset` keeps half the stroke inside the box. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  readonly inset?: number;
}

/**
 * The `d` of an SVG path through the points of a curve: x from 0 to 1 fills the width, y from -1 to 1 fills the height
 * between the insets, upwards. Written as short as one decimal allows. No points give an empty string.
 */
export function svgPath(points: readonly CurvePoint[], box: PlotBox): string {
  const inset = box.inset ?? 1;
  const halfHeight = box.height / 2 - inset;
  const pairs = points.map(
    ({ x, y }) => `${short(x * box.width)} ${short(box.height / 2 - y * halfHeight)}`,
  );
  return pairs.length === 0 ? '' : `M${pairs.join(' ')}`;
}

function short(value: number): string {
  const text = value.toFixed(1);
  if (text === '-0.0') return '0';
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}
