import { pulseHeight, type PulseSeries } from '@overtone/domain/rhythm/pulse-series';
import type { Cycles } from '@overtone/domain/units';

/** A table is never off its pulse by more, of a height of 1: 114 dB below it. */
export const TABLE_ERROR = 2e-6;

/** A cubic between points of a pulse is never off it by more. */
export const STEP_ERROR = 2e-6;

/** One cycle of a pulse, and its first point once more: between the points it is straight. */
export type PulseTable = Float64Array;

/** What bounds a derivative of a pulse: each harmonic's amplitude times (2 pi k) to its order. */
function bound(series: PulseSeries, order: number): number {
  return series.reduce((sum, a, i) => sum + Math.abs(a) * (2 * Math.PI * (i + 1)) ** order, 0);
}

/**
 * Points that a pulse needs. Between two points a straight line is off by at most b h² / 8, where h is their distance and
 * b bounds the second derivative.
 */
export function pointsFor(series: PulseSeries): number {
  const least = Math.sqrt(bound(series, 2) / (8 * TABLE_ERROR));
  return 2 ** Math.ceil(Math.log2(Math.max(2, least)));
}

/**
 * How far apart points may lie, of which the four nearest make a cubic: in the middle of them it is off by at most
 * 3 b h⁴ / 128, where b bounds the fourth derivative.
 */
export function smoothStep(series: PulseSeries): Cycles {
  return ((128 * STEP_ERROR) / (3 * bound(series, 4))) ** 0.25;
}

/** The table of a pulse. */
export function pulseTable(series: PulseSeries): PulseTable {
  const points = pointsFor(series);
  return Float64Array.from({ length: points + 1 }, (_, i) => pulseHeight(series, i / points));
}

/** So many shapes are kept: a slow rhythm that glides takes one after the other. */
const KEPT = 4;

/** What is worked out of a pulse once. */
export interface ReadPulse {
  readonly series: PulseSeries;
  readonly table: PulseTable;
  readonly step: Cycles;
}

/** Tables of the shapes that were asked for last. */
export function readPulses(): (series: PulseSeries) => ReadPulse {
  const kept: ReadPulse[] = [];
  return (series) => {
    const found = kept.find((each) => each.series === series);
    if (found) return found;
    const pulse = { series, table: pulseTable(series), step: smoothStep(series) };
    kept.unshift(pulse);
    if (kept.length > KEPT) kept.pop();
    return pulse;
  };
}
