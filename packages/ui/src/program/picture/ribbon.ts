import type { UnitInterval } from '@overtone/domain/units';
import type { Run } from './rhythm-line.ts';

/** Thinnest and thickest stroke of a rhythm, in pixels, at strength 0 and 1. */
export const WEIGHT = { least: 0.8, most: 9 } as const;

/** How thick a rhythm is drawn at a strength. */
export function weightOf(strength: UnitInterval, scale = 1): number {
  return (WEIGHT.least + (WEIGHT.most - WEIGHT.least) * strength) * scale;
}

function pixels(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The direction across a run at one of its points, one pixel long. */
function across(run: Run, index: number): readonly [number, number] {
  const before = run[Math.max(0, index - 1)];
  const after = run[Math.min(run.length - 1, index + 1)];
  const [dx, dy] = [(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** A run as a closed outline whose thickness follows its strength: the `d` of an SVG path. */
export function ribbonPath(run: Run, scale = 1): string {
  const upper: string[] = [];
  const lower: string[] = [];
  for (const [index, { x, y, strength }] of run.entries()) {
    const half = weightOf(strength, scale) / 2;
    const [nx, ny] = across(run, index);
    upper.push(`${pixels(x - nx * half)} ${pixels(y - ny * half)}`);
    lower.push(`${pixels(x + nx * half)} ${pixels(y + ny * half)}`);
  }
  return run.length === 0 ? '' : `M${upper.join('L')}L${lower.toReversed().join('L')}Z`;
}

/** A run as a line: the `d` of an SVG path. */
export function linePath(run: Run): string {
  return run.length === 0 ? '' : `M${run.map(({ x, y }) => `${pixels(x)} ${pixels(y)}`).join('L')}`;
}
