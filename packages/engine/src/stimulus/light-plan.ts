import {
  GUARDED_FROM_HZ,
  GUARDED_RED_CHANGE,
  GUARDED_SWING,
} from '@overtone/domain/safety/flash-limits';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Degrees, Hertz, UnitInterval } from '@overtone/domain/units';
import { highestLightHz } from './delivered-light.ts';
import { shareWithin, worstRedChange, worstSwing } from './flash-budget.ts';
import { hueOutsideRed } from '@overtone/domain/colour/guarded-hue';
import { greyOfEqualLuma } from '@overtone/domain/colour/luma';
import { pureHue, type Rgb } from '@overtone/domain/colour/pure-hue';
import type { Output } from './output.ts';
import { alphaLaw, type AlphaRange, type LawZone } from './overlay-law.ts';
import { lightSeries, type PulseSeries } from '@overtone/domain/rhythm/pulse-series';
import { drawnIn, tintBetween, type Tint, type TintRange } from './tint.ts';

/** Everything that the light needs. */
export interface LightPlan {
  readonly isOn: boolean;
  /** Hue shown; with Flash guard on, saturated reds are moved to the nearest safe hue. */
  readonly hue: Degrees;
  readonly globalHz: Hertz;
  readonly centreHz: Hertz;
  /** Rate of the steady screen that carries its rhythms; null where they are slow enough for any. */
  readonly screenHz: Hertz | null;
  readonly global: PulseSeries;
  readonly centre: PulseSeries;
  /** Tints of the middle and of the rim of the screen at the two ends of the overlay's law. */
  readonly span: Readonly<Record<LawZone, TintRange>>;
  /** Largest change of relative luminance over any background, 0 to 1. */
  readonly swing: number;
  /** What `swing` is held to; null when nothing limits it. */
  readonly swingLimit: number | null;
  /** Whether Flash guard holds the pulse to less than the law gives it: then more strength only makes the tint fuller. */
  readonly isHeld: boolean;
  /** Strength from which on Flash guard holds the pulse, whatever the strength is now; 1 where it never does. */
  readonly heldFrom: UnitInterval;
  /** Whether the limiter at the last step may hold the light back: it may, unless Flash guard is off. */
  readonly limited: boolean;
}

/** Opacity that the colour style never passes: from here on even dark red backgrounds stay clear of a red flash. */
const COLOUR_STYLE_ALPHA = 0.09;

const ZONES: readonly LawZone[] = ['middle', 'rim'];

/** Halvings that find where the guard begins to hold: 2^-8 is less than half a step of strength. */
const HALVINGS = 8;

/** Greatest strength at which the pulse is still free, where it is so at all that are smaller. */
function freeUpTo(isFree: (strength: UnitInterval) => boolean): UnitInterval {
  if (isFree(1)) return 1;
  let free = 0;
  let held = 1;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (free + held) / 2;
    if (isFree(middle)) free = middle;
    else held = middle;
  }
  return free;
}

/** The ends and the mean of one zone before anything limits them. */
interface ZoneTints {
  readonly range: TintRange;
  readonly span: TintRange;
  readonly mean: Tint;
}

/** The light style: one colour, its opacity moving as the law says. */
function lightTints(colour: Rgb, law: ReturnType<typeof alphaLaw>): ZoneTints {
  const tints = ({ low, high }: AlphaRange): TintRange => ({
    low: [...colour, low],
    high: [...colour, high],
  });
  return { range: tints(law.range), span: tints(law.span), mean: [...colour, law.mean] };
}

/** The colour style: the law's mean opacity held still, the hue alternating with a grey of equal luma. */
function colourTints(colour: Rgb, law: ReturnType<typeof alphaLaw>): ZoneTints {
  const alpha = Math.min(law.mean, COLOUR_STYLE_ALPHA);
  const span: TintRange = { low: [...greyOfEqualLuma(colour), alpha], high: [...colour, alpha] };
  return { range: span, span, mean: tintBetween(span.low, span.high, 0.5) };
}

/**
 * The light's share of a plan. The mean opacity is the law's; with Flash guard on, the swing around it is limited.
 *
 * @param fastestHz how fast both rhythms together can move the light: the law multiplies them, so that it is their sum.
 */
export function lightPlan(
  settings: SessionSettings,
  globalHz: Hertz,
  centreHz: Hertz,
  output: Output,
  fastestHz: Hertz = globalHz + centreHz,
): LightPlan {
  const highestHz = highestLightHz(output);
  const hue = output.flashGuard ? hueOutsideRed(settings.visualHue) : settings.visualHue;
  const global = lightSeries(settings.waveform, globalHz, highestHz);
  const centre = lightSeries(settings.waveform, centreHz, highestHz);
  const flashes = fastestHz >= GUARDED_FROM_HZ;
  const swingLimit = output.flashGuard && flashes ? GUARDED_SWING : null;
  // The colour style moves so little light that a slow pulse of it is held to the limit of red as a fast one is.
  const redLimit =
    output.flashGuard && (flashes || output.pulseStyle === 'colour') ? GUARDED_RED_CHANGE : null;
  const tints = output.pulseStyle === 'light' ? lightTints : colourTints;
  const tintsAt = (name: LawZone, strength: UnitInterval) =>
    tints(pureHue(hue), alphaLaw(name, strength, global, centre));
  const isFree = (strength: UnitInterval) =>
    ZONES.every((name) => {
      const { range } = tintsAt(name, strength);
      return (
        (swingLimit === null || worstSwing(range) <= swingLimit) &&
        (redLimit === null || worstRedChange(range) <= redLimit)
      );
    });
  const zone = (name: LawZone) => {
    const { range, span, mean } = tintsAt(name, settings.globalModulationStrength);
    const share = Math.min(
      swingLimit === null ? 1 : shareWithin(worstSwing, range, mean, swingLimit),
      redLimit === null ? 1 : shareWithin(worstRedChange, range, mean, redLimit),
    );
    return {
      span: drawnIn(span, mean, share),
      swing: worstSwing(drawnIn(range, mean, share)),
      isHeld: share < 1,
    };
  };
  const middle = zone('middle');
  const rim = zone('rim');
  return {
    isOn: settings.isOn && output.showsLight,
    hue,
    globalHz,
    centreHz,
    screenHz: output.isSteady ? output.refreshHz : null,
    global,
    centre,
    span: { middle: middle.span, rim: rim.span },
    swing: Math.max(middle.swing, rim.swing),
    swingLimit,
    isHeld: middle.isHeld || rim.isHeld,
    heldFrom: freeUpTo(isFree),
    limited: output.flashGuard,
  };
}
