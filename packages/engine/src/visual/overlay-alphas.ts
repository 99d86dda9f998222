import type { Cycles, UnitInterval } from '@overtone/domain/units';
import type { Rgb } from '../stimulus/flash-budget.ts';
import { alphaAtShareOfLight } from '../stimulus/linear-light.ts';
import { lawAt, LAW_SPAN, type LawZone } from '../stimulus/overlay-law.ts';
import { pulseHeight } from '../stimulus/pulse-series.ts';
import { LEVEL, type OverlayParams } from './overlay-params.ts';

/** What one frame shows. */
export interface OverlayFrame {
  readonly colour: Rgb;
  readonly middle: UnitInterval;
  readonly rim: UnitInterval;
}

function unitHeight(series: Float64Array, phase: Cycles): UnitInterval {
  return 0.5 + 0.5 * pulseHeight(series, phase);
}

function shareOfLaw(zone: LawZone, g: UnitInterval, c: UnitInterval): UnitInterval {
  const { low, high } = LAW_SPAN[zone];
  return (lawAt(zone, g, c) - low) / (high - low);
}

/** The frame of these numbers at these phases. */
export function overlayFrame(
  params: OverlayParams,
  globalPhase: Cycles,
  centrePhase: Cycles,
): OverlayFrame {
  const level = (place: keyof typeof LEVEL) => params.levels[LEVEL[place]] ?? 0;
  const colour: Rgb = [level('red'), level('green'), level('blue')];
  const g = unitHeight(params.global, globalPhase);
  const c = unitHeight(params.centre, centrePhase);
  const middle = { low: level('middleLow'), high: level('middleHigh') };
  const rim = { low: level('rimLow'), high: level('rimHigh') };
  return {
    colour,
    middle: alphaAtShareOfLight(colour, middle, shareOfLaw('middle', g, c)),
    rim: alphaAtShareOfLight(colour, rim, shareOfLaw('rim', g, c)),
  };
}
