import type { UnitInterval } from '@overtone/domain/units';
import type { PulseSeries } from '@overtone/domain/rhythm/pulse-series';

/** Lowest and highest opacity. */
export interface AlphaRange {
  readonly low: UnitInterval;
  readonly high: UnitInterval;
}

/** The places that the overlay's opacity is given for; between them it runs smoothly from one to the other. */
export type LawZone = 'middle' | 'rim';

/** Opacity of the whole overlay per unit of strength. */
const OPACITY_PER_STRENGTH = 0.4;

/** Base opacity, and how far the global rhythm moves it. */
const BASE = { least: 0.2, range: 0.6 } as const;

/** Opacity of the rim, and how far the global rhythm moves it. */
const RIM = { least: 0.3, range: 0.6 } as const;

/** Opacity of the middle when the centre rhythm is at its height. */
const MIDDLE_FACTOR = 0.9;

/**
 * The overlay's law for one place without its strength: `g` and `c` are the heights of the global and the centre rhythm
 * from 0 to 1.
 */
export function lawAt(zone: LawZone, g: UnitInterval, c: UnitInterval): number {
  const base = BASE.least + BASE.range * g;
  return base * (zone === 'middle' ? MIDDLE_FACTOR * c : RIM.least + RIM.range * g);
}

/** Least and greatest value of the law without strength, whatever the rhythms. */
export const LAW_SPAN: Readonly<Record<LawZone, AlphaRange>> = {
  middle: { low: lawAt('middle', 0, 0), high: lawAt('middle', 1, 1) },
  rim: { low: lawAt('rim', 0, 0), high: lawAt('rim', 1, 1) },
};

/** Highest opacity that the law gives to any place, at full strength. */
export const HIGHEST_OPACITY: UnitInterval =
  OPACITY_PER_STRENGTH * Math.max(LAW_SPAN.middle.high, LAW_SPAN.rim.high);

/** Mean of a squared pulse, -1 to 1, over its cycle. */
function meanSquare(series: PulseSeries): number {
  return series.reduce((sum, amplitude) => sum + amplitude ** 2 / 2, 0);
}

/** Heights that a rhythm moves between; one that is off rests at its mean. */
function heights(series: PulseSeries): { low: number; high: number } {
  return series.length === 0 ? { low: 0.5, high: 0.5 } : { low: 0, high: 1 };
}

function lawRange(zone: LawZone, global: PulseSeries, centre: PulseSeries): AlphaRange {
  const g = heights(global);
  const c = heights(centre);
  return { low: lawAt(zone, g.low, c.low), high: lawAt(zone, g.high, c.high) };
}

function lawMean(zone: LawZone, global: PulseSeries): number {
  if (zone === 'middle') return (BASE.least + BASE.range / 2) * (MIDDLE_FACTOR / 2);
  const meanGSquared = 1 / 4 + meanSquare(global) / 4;
  return (
    BASE.least * RIM.least +
    (BASE.least * RIM.range + BASE.range * RIM.least) / 2 +
    BASE.range * RIM.range * meanGSquared
  );
}

/** The opacity that the law gives to one place. */
export interface AlphaLaw {
  /** Where it really moves with this pair. */
  readonly range: AlphaRange;
  /** Where it could move with any pair: the ends of the law itself. */
  readonly span: AlphaRange;
  readonly mean: UnitInterval;
}

/** Opacity by the law at one place, with the strength in it. */
export function alphaLaw(
  zone: LawZone,
  strength: UnitInterval,
  global: PulseSeries,
  centre: PulseSeries,
): AlphaLaw {
  const opacity = OPACITY_PER_STRENGTH * strength;
  const scaled = ({ low, high }: AlphaRange) => ({ low: opacity * low, high: opacity * high });
  return {
    range: scaled(lawRange(zone, global, centre)),
    span: scaled(LAW_SPAN[zone]),
    mean: opacity * lawMean(zone, global),
  };
}
