import { isSameTrack, joining, type PhaseTrack, subHarmonic } from '@overtone/domain/rhythm/phase';
import { isSameScreen, type Screen, UNKNOWN_SCREEN } from '@overtone/engine/stimulus/output';
import { type RhythmPlan, type StimulusPlan, stimulusFrom } from '@overtone/engine/stimulus/plan';
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
  /** What this screen shows of each rhythm; 0 while there is no light. */
  readonly shown: { readonly globalHz: Hertz; readonly centreHz: Hertz };
}

interface Rhythms {
  readonly global: LightTrack;
  readonly centre: LightTrack;
}

/** The light's phase of one rhythm, and what it was led by. */
interface LightTrack {
  readonly track: PhaseTrack;
  readonly sound: PhaseTrack;
  readonly divisor: number;
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

  function perform(at: Seconds): void {
    if (!light) return;
    // Whatever was shown before the light was off is not what the next light must join.
    if (!plan?.light.isOn) rhythms = null;
    plan = stimulusFrom(light.settings, { ...screen, ...light.choice });
    rhythms = {
      global: lightTrack(rhythms?.global ?? null, light.tracks.global, plan.global, at),
      centre: lightTrack(rhythms?.centre ?? null, light.tracks.centre, plan.centre, at),
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
    get shown() {
      const { globalHz, centreHz } = plan?.light ?? { globalHz: 0, centreHz: 0 };
      return { globalHz, centreHz };
    },
  };
}

/**
 * The light's phase is the sound's divided by a whole number, the same on every screen with that divisor, whenever its
 * overlay was opened. Where the sound or the divisor changed, it is led there without a jump.
 */
function lightTrack(
  before: LightTrack | null,
  sound: PhaseTrack,
  { light: { divisor } }: RhythmPlan,
  at: Seconds,
): LightTrack {
  if (before && before.divisor === divisor && isSameTrack(before.sound, sound)) return before;
  const shared = subHarmonic(sound, divisor, at);
  return { track: before ? joining(before.track, shared) : shared, sound, divisor };
}
