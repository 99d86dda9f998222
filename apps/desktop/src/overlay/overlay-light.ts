import { hzAt, isSameTrack, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import { type LightTrack, lightTrackAt } from '@overtone/engine/clock/light-track';
import { lightOf } from '@overtone/engine/clock/rhythm-tracks';
import { isSameScreen, type Screen, UNKNOWN_SCREEN } from '@overtone/engine/stimulus/output';
import { type RhythmPlan, type StimulusPlan, stimulusFrom } from '@overtone/engine/stimulus/plan';
import { isSameShown } from '@overtone/engine/stimulus/shown-glide';
import type { OverlayCommand } from '@overtone/engine/visual/overlay-messages';
import type { Hertz, Seconds } from '@overtone/domain/units';
import type { LightState } from '../shell/publication.ts';

/** The light of one screen: it makes its own plan, for the screen that it is on. */
export interface OverlayLight {
  /** Follows what the control window published. */
  take(light: LightState): void;
  /** Follows what was measured of this screen. */
  screenIs(screen: Screen): void;
  /** Session clock minus this window's clock. */
  clockIs(offset: Seconds): void;
  /** Nobody answers for the light any more: dark at once, whatever is published. */
  lose(): void;
  /** Somebody does again: the light that was published last comes back. */
  regain(): void;
  /** What this screen shows of each rhythm; 0 while there is no light. */
  readonly shown: { readonly globalHz: Hertz; readonly centreHz: Hertz };
}

interface Rhythms {
  readonly global: LedLight;
  readonly centre: LedLight;
}

/** The light's phase of one rhythm, and what it was led by. */
interface LedLight {
  readonly track: LightTrack;
  readonly sound: PhaseTrack;
  readonly plan: RhythmPlan;
}

/**
 * The light of a screen that is not measured yet, told to whatever draws by `send`. `ownNow` is this window's clock.
 */
export function overlayLight(
  send: (command: OverlayCommand) => void,
  ownNow: () => Seconds,
): OverlayLight {
  let screen = UNKNOWN_SCREEN;
  let light: LightState | null = null;
  let plan: StimulusPlan | null = null;
  let rhythms: Rhythms | null = null;
  let offset: Seconds = 0;
  let isLost = false;

  function perform(at: Seconds): void {
    if (!light || isLost) return;
    // Whatever was shown before the light was off is not what the next light must join.
    if (!plan?.light.isOn) rhythms = null;
    const { tracks: sounds } = light;
    const glides = sounds.global.way !== undefined || sounds.centre.way !== undefined;
    const course = glides ? { ...sounds, at } : undefined;
    plan = stimulusFrom(light.settings, { ...screen, ...light.choice }, course);
    rhythms = {
      global: ledLight(rhythms?.global ?? null, sounds.global, plan.global, at),
      centre: ledLight(rhythms?.centre ?? null, sounds.centre, plan.centre, at),
    };
    const tracks = { global: rhythms.global.track, centre: rhythms.centre.track };
    send({ kind: 'plan', plan: plan.light, tracks, from: at });
  }

  return {
    take(next) {
      light = next;
      perform(next.from);
    },
    screenIs(next) {
      if (isSameScreen(next, screen) || !light) return;
      screen = next;
      perform(Math.max(light.from, ownNow() + offset));
    },
    clockIs(next) {
      if (next === offset) return;
      offset = next;
      send({ kind: 'clock', offset });
    },
    lose() {
      isLost = true;
      plan = null;
      send({ kind: 'halt' });
    },
    regain() {
      isLost = false;
      if (light) perform(Math.max(light.from, ownNow() + offset));
    },
    get shown() {
      const now = ownNow() + offset;
      const shownHz = (rhythm: LedLight | undefined) =>
        rhythm && !isLost ? hzAt(lightTrackAt(rhythm.track, now), now) : 0;
      return { globalHz: shownHz(rhythms?.global), centreHz: shownHz(rhythms?.centre) };
    },
  };
}

/**
 * The light's phase is the sound's divided by a whole number, the same on every screen with that divisor, whenever its
 * overlay was opened. Where the sound or the divisor changed, it is led there without a jump.
 */
function ledLight(
  before: LedLight | null,
  sound: PhaseTrack,
  plan: RhythmPlan,
  at: Seconds,
): LedLight {
  const stays =
    before !== null &&
    isSameTrack(before.sound, sound) &&
    isSameShown(before.plan.shown, plan.shown) &&
    (plan.shown !== undefined || before.plan.light.divisor === plan.light.divisor);
  if (stays) return before;
  return { track: lightOf(before?.track ?? null, sound, plan, at), sound, plan };
}
