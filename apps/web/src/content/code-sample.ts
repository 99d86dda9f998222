/** Shown in the Code Editor tab: how the phase of a rhythm is kept, set in full. */
export const CODE_SAMPLE = `import type { Cycles, Hertz, Seconds } from './units';

/** A rhythm on a clock: \`phase\` at \`at\`, \`hz\` from there on. */
export interface PhaseTrack {
  readonly at: Seconds;
  readonly phase: Cycles;
  readonly hz: Hertz;
}

/** Where the rhythm stands, in whole and part cycles. */
export function phaseAt(track: PhaseTrack, time: Seconds): Cycles {
  return track.phase + track.hz * (time - track.at);
}

/** Another frequency from \`at\` on, without a jump. */
export function retuned(
  track: PhaseTrack,
  hz: Hertz,
  at: Seconds,
): PhaseTrack {
  const phase = phaseAt(track, at);
  return { at, phase: phase - Math.floor(phase), hz };
}

/** Height of the pulse, 0 to 1. Light and sound both ask here. */
export function pulseHeight(track: PhaseTrack, time: Seconds): number {
  const turn = 2 * Math.PI * phaseAt(track, time);
  return 0.5 - 0.5 * Math.cos(turn);
}

const slow = { at: 0, phase: 0, hz: 3 };
const slower = retuned(slow, 1, 2.5);

// Both stand at half a cycle when the one becomes the other.
console.assert(phaseAt(slow, 2.5) % 1 === 0.5);
console.assert(phaseAt(slower, 2.5) === 0.5);
`;
