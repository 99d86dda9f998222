import type { CurvePoint } from './curve.ts';

/** The box that a curve is drawn in, in the units of the drawing; `inset` keeps half the stroke inside the box. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  readonly inset?: number;
}

/**
 * The `d` of an SVG path through the points of a curve: x from 0 to 1 fills the width, y from -1 to 1 fills the height
 * between the insets, upwards. Each point lies on the nearest tenth of a unit and is written as the way from the one
 * before, which compresses to half of what the places themselves do. No points give an empty string.
 */
export function svgPath(points: readonly CurvePoint[], box: PlotBox): string {
  const inset = box.inset ?? 1;
  const halfHeight = box.height / 2 - inset;
  let path = '';
  let hasFraction = false;
  let fromX = 0;
  let fromY = 0;
  const add = (tenths: number) => {
    const text = decimal(tenths);
    // A sign, or a second decimal point, tells two numbers apart by itself.
    const isApart = text.startsWith('-') || (hasFraction && text.startsWith('.'));
    path += path === '' || isApart ? text : ` ${text}`;
    hasFraction = text.includes('.');
  };
  for (const { x, y } of points) {
    const toX = Math.round(x * box.width * 10);
    const toY = Math.round((box.height / 2 - y * halfHeight) * 10);
    add(toX - fromX);
    add(toY - fromY);
    fromX = toX;
    fromY = toY;
  }
  return path === '' ? '' : `m${path}`;
}

/** Tenths as the shortest decimal that a path takes. */
function decimal(tenths: number): string {
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  const fraction = size % 10 === 0 ? '' : `.${size % 10}`;
  const digits = whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
  return tenths < 0 ? `-${digits}` : digits;
}
