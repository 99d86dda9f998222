import type { Seconds } from '@overtone/domain/units';
import type { PhaseTrack } from '../clock/phase.ts';
import type { ModulationPlan } from '../stimulus/sound-plan.ts';
import { modulationVoice, type ModulationVoice } from './modulation-voice.ts';
import { rampedParam } from './ramp.ts';

/** A gain that one rhythm moves: (1 - depth) + depth x pulse. */
export interface ModulatedGain {
  readonly node: GainNode;
  /** Follows a plan from `at` on; `track` is the rhythm's phase, which the oscillator keeps to. */
  follow(plan: ModulationPlan, track: PhaseTrack, at: Seconds): void;
  /** Fades the rhythm out and ends it. */
  end(at: Seconds): void;
}

function samePulse(a: ModulationPlan, b: ModulationPlan): boolean {
  return (
    a.hz === b.hz &&
    a.series.length === b.series.length &&
    a.series.every((x, i) => x === b.series[i])
  );
}

/**
 * A gain of 1 that no rhythm moves yet. Another frequency or shape cross-fades from one oscillator to another in the
 * same phase: a retuned oscillator would bend the level at a corner that can be heard.
 */
export function modulatedGain(context: BaseAudioContext, at: Seconds): ModulatedGain {
  const node = new GainNode(context, { gain: 1 });
  const rest = rampedParam(node.gain, 1, at);
  let playing: { readonly plan: ModulationPlan; readonly voice: ModulationVoice } | null = null;

  function silence(from: Seconds): void {
    playing?.voice.end(from);
    playing = null;
  }

  return {
    node,
    follow(plan, track, from) {
      rest.to(1 - plan.depth, from);
      if (playing && !samePulse(playing.plan, plan)) silence(from);
      if (plan.series.length === 0) return;
      playing ??= {
        plan,
        voice: modulationVoice(context, node.gain, { ...plan, track }, from),
      };
      playing.voice.deepen(plan.depth, from);
    },
    end: silence,
  };
}
