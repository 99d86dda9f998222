import { GUARDED_FROM_HZ, GUARDED_SWING } from '@overtone/domain/safety/flash-limits';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Degrees, Hertz } from '@overtone/domain/units';
import { highestLightHz } from './delivered-light.ts';
import {
  drawnIn,
  shareWithinSwing,
  worstSwing,
  type AlphaRange,
  type Rgb,
} from './flash-budget.ts';
import { pureHue, hueOutsideRed } from './hue-colour.ts';
import { alphaLaw, type LawZone } from './overlay-law.ts';
import { lightSeries, type PulseSeries } from './pulse-series.ts';
import type { Output } from './plan.ts';

/** Everything that the light needs. */
export interface LightPlan {
  readonly isOn: boolean;
  /** Hue shown; with Flash guard on, saturated reds are moved to the nearest safe hue. */
  readonly hue: Degrees;
  readonly colour: Rgb;
  readonly globalHz: Hertz;
  readonly centreHz: Hertz;
  readonly global: PulseSeries;
  readonly centre: PulseSeries;
  /** Opacities of the middle and the rim of the screen at the two ends of the overlay's law. */
  readonly span: Readonly<Record<LawZone, AlphaRange>>;
  /** Largest change of relative luminance over any background, 0 to 1. */
  readonly swing: number;
  /** What `swing` is held to; null when nothing limits it. */
  readonly swingLimit: number | null;
}

/** The light's share of a plan. The mean opacity is the law's; with Flash guard on, the swing around it is limited. */
export function lightPlan(
  settings: SessionSettings,
  globalHz: Hertz,
  centreHz: Hertz,
  output: Output,
): LightPlan {
  const { flashGuard, refreshHz } = output;
  const highestHz = highestLightHz(refreshHz);
  const hue = flashGuard ? hueOutsideRed(settings.visualHue) : settings.visualHue;
  const colour = pureHue(hue);
  const global = lightSeries(settings.waveform, globalHz, highestHz);
  const centre = lightSeries(settings.waveform, centreHz, highestHz);
  const flashes = Math.max(globalHz, centreHz) >= GUARDED_FROM_HZ;
  const swingLimit = flashGuard && flashes ? GUARDED_SWING : null;
  const zone = (name: LawZone) => {
    const { range, span, mean } = alphaLaw(name, settings.globalModulationStrength, global, centre);
    const share = swingLimit === null ? 1 : shareWithinSwing(colour, range, mean, swingLimit);
    return {
      span: drawnIn(span, mean, share),
      swing: worstSwing(colour, drawnIn(range, mean, share)),
    };
  };
  const middle = zone('middle');
  const rim = zone('rim');
  return {
    isOn: settings.isOn,
    hue,
    colour,
    globalHz,
    centreHz,
    global,
    centre,
    span: { middle: middle.span, rim: rim.span },
    swing: Math.max(middle.swing, rim.swing),
    swingLimit,
  };
}
