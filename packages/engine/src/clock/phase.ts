import type { Cycles, Hertz, Seconds } from '@overtone/domain/units';

/**
 * The course of one rhythm's phase on a clock: `phase` at `at`, from there `hz` cycles a second. `lead` cycles are
 * added smoothly over the second after `at`, which brings two rhythms together without a jump.
 */
export interface PhaseTrack {
  readonly at: Seconds;
  readonly phase: Cycles;
  readonly hz: Hertz;
  readonly lead: Cycles;
}

/** How long a lead takes to be taken up. */
const LEAD_S: Seconds = 1;

/** A rhythm that begins its first cycle at `at`. */
export function trackFrom(at: Seconds, hz: Hertz): PhaseTrack {
  return { at, phase: 0, hz, lead: 0 };
}

function eased(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
}

/** Phase in whole and part cycles at a time on the track's clock; before `at` the track runs backwards. */
export function phaseAt(track: PhaseTrack, time: Seconds): Cycles {
  const elapsed = time - track.at;
  return track.phase + track.hz * elapsed + track.lead * eased(elapsed / LEAD_S);
}

function withinOneCycle(phase: Cycles): Cycles {
  return phase - Math.floor(phase);
}

/** The same rhythm at another frequency from `at` on, with no jump in phase. */
export function retuned(track: PhaseTrack, hz: Hertz, at: Seconds): PhaseTrack {
  return { at, phase: withinOneCycle(phaseAt(track, at)), hz, lead: 0 };
}

/** As {@link retuned}, and led smoothly to the phase `target` by the shorter way round. */
export function retunedTowards(
  track: PhaseTrack,
  hz: Hertz,
  at: Seconds,
  target: Cycles,
): PhaseTrack {
  const moved = retuned(track, hz, at);
  const ahead = withinOneCycle(target - moved.phase);
  return { ...moved, lead: ahead > 0.5 ? ahead - 1 : ahead };
}
